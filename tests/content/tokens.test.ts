import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '#model/read-content.ts';
import { programmeTokens, type RawContent, schoolTokens, sharedTokens } from '#model/token-values.ts';
import { fillTokens } from '#model/tokens.ts';
import { facts } from '#schemas/school-facts.ts';
import { inProject } from '../../publish/project.ts';
import { copyContent } from '../support/content-copy.ts';

describe('filling tokens in', () => {
  const values = new Map([
    ['classSize', '25–30'],
    ['bpt.fee', '₹1,10,000 a year'],
  ]);

  test('every text within a value is filled in, and nothing else', () => {
    const value = { a: ['{{classSize}} and {{ bpt.fee }}', 3, null], b: { c: 'none', d: true } };
    expect(fillTokens(value, values)).toEqual({ a: ['25–30 and ₹1,10,000 a year', 3, null], b: { c: 'none', d: true } });
  });

  test('an unknown token is reported with its place', () => {
    const unknown: unknown[] = [];
    fillTokens({ body: ['In {{clasSize}} of {{classSize}}'] }, values, { unknown: (token) => unknown.push(token) });
    expect(unknown).toEqual([{ name: 'clasSize', path: ['body', 0] }]);
  });

  test.each(['{{classSize}', '{{class Size}}', '{classSize}', '{{}}', '\x24{{classSize}}', '{{{classSize}}}', 'size}}'])(
    'braces that are no token are reported: %s',
    (text) => {
      const stray: unknown[] = [];
      fillTokens({ a: [`In ${text}`] }, values, { stray: (braces) => stray.push(braces) });
      expect(stray).toEqual([{ text: text.replace(/^size/, ''), path: ['a', 0] }]);
    },
  );
});

const raw = (fees: Readonly<Record<string, unknown>>): RawContent => ({
  school: { name: 'School', tagline: 'We', admissionsEmail: 'a@school.in', supportEmail: 's@school.in' },
  today: new Date('2026-11-22'),
  facts: {
    bptMarks: '50%',
    bptEntrance: 'PCB, at least {{bptMarks}}',
    formFee: 1000,
    feeOnRequest: 'ask for it',
    feeWords: {
      none: 'given on request',
      noSum: 'a sum given on request',
      cost: 'The annual fee is {{amount}}, and the form is {{formFee}}.',
      costOnRequest: 'Here {{feeOnRequest}}. The form is {{formFee}}.',
      span: '{{lowest}} to {{highest}} a year',
      all: 'Per year: {{fees}}.',
      without: '{{names}}: {{feeOnRequest}}.',
      tooMany: 'Fees: {{span}}.',
    },
  },
  claims: new Map([
    ['placement', { kind: 'headline', value: '98%' }],
    ['best', { kind: 'award', value: 'Best' }],
  ]),
  programmes: new Map(Object.entries(fees).map(([id, fee], index) => [id, { order: index, shortName: id.toUpperCase(), fee }])),
  schools: new Map([
    ['it', { card: { studentCount: '1,200 students' }, courses: [{ length: '3 years' }, { length: '3 years' }] }],
    ['design', { card: { studentCount: '900 students' }, courses: [{}, {}] }],
  ]),
  categories: new Map([['web', { courses: [{}, {}, {}] }]]),
});

describe('what tokens stand for', () => {
  const shared = sharedTokens(raw({ bpt: 110000, mpt: 160000, bams: null }));

  test.each([
    ['bptEntrance', 'PCB, at least 50%'],
    ['placement', '98%'],
    ['formFee', '₹1,000'],
    ['admissions', 'a@school.in'],
    ['bpt.fee', '₹1,10,000 a year'],
    ['bpt.fee.4', '₹4,40,000'],
    ['bams.fee', 'given on request'],
    ['bams.fee.2', 'a sum given on request'],
    ['programmes', 'three'],
    ['courseCount', '8'],
    ['subjectCount', '2'],
    ['listedCount', '10'],
    ['feeSpan', '₹1,10,000 to ₹1,60,000 a year'],
    ['everyFee', 'Per year: BPT ₹1,10,000 and MPT ₹1,60,000. BAMS: ask for it.'],
  ])('%s', (name, value) => {
    expect(shared.get(name)).toBe(value);
  });

  test('several fees become the lowest and the highest', () => {
    const many = Object.fromEntries(Array.from({ length: 112 }, (_, place) => [`p${place}`, 10_000 + place]));
    expect(sharedTokens(raw(many)).get('everyFee')).toBe('Fees: ₹10,000 to ₹10,111 a year.');
  });

  test('no amount is named without a fee, and no fee said to be missing that is there', () => {
    const none = sharedTokens(raw({ bpt: null, mpt: null }));
    expect(`${none.get('feeSpan')} ${none.get('everyFee')}`).not.toMatch(/₹/);
    const all = sharedTokens(raw({ bpt: 1000, mpt: 1000 }));
    expect(`${all.get('feeSpan')} ${all.get('everyFee')}`).not.toMatch(/ask/);
  });

  test('a programme’s own fee is given, or that it is on request', () => {
    const [known, unknown] = [110000, null].map((fee) => programmeTokens({ fee }, raw({}).facts, shared));
    expect([known?.get('fee'), unknown?.get('fee')]).toEqual(['₹1,10,000 a year', 'given on request']);
    expect(known?.get('fee.3')).toBe('₹3,30,000');
    expect(known?.get('cost')).toBe('The annual fee is ₹1,10,000, and the form is ₹1,000.');
    expect(unknown?.get('cost')).toBe('Here ask for it. The form is ₹1,000.');
  });

  test('a school counts its courses in words and in figures', () => {
    const tokens = schoolTokens(8, shared);
    expect(['courses', 'Courses', 'courseDigits'].map((name) => tokens.get(name))).toEqual(['eight', 'Eight', '8']);
  });
});

test('a token that nothing uses any more is reported', () => {
  const copy = copyContent();
  expect(readContent(copy.root).unusedTokens).not.toContain('noticeTerm');
  copy.edit('pages/student-handbook.yaml', '{{noticeTerm}}', 'some days');
  expect(readContent(copy.root).unusedTokens).toContain('noticeTerm');
  copy.end();
});

test('the editors’ guide lists every token', () => {
  const told = readFileSync(inProject('docs/content.md'), 'utf8');
  for (const name of new Set([...Object.keys(facts.shape), ...sharedTokens(raw({})).keys()]))
    expect(told, name).toContain(`\`${name}\``);
});
