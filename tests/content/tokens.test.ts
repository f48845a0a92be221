import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '#model/read-content.ts';
import { programmeTokens, type RawContent, schoolTokens, sharedTokens } from '#model/token-values.ts';
import { fillTokens } from '#model/tokens.ts';
import { facts } from '#schemas/institution.ts';
import { projectPath } from '../../publish/project.ts';
import { copyContent } from '../support/content-copy.ts';

describe('filling in tokens', () => {
  const values = new Map([
    ['classSize', '25–30'],
    ['bpt.fee', '₹1,10,000 a year'],
  ]);

  test('changes the texts in a value and nothing else', () => {
    const value = { a: ['{{classSize}} and {{ bpt.fee }}', 3, null], b: { c: 'none', d: true } };
    expect(fillTokens(value, values)).toEqual({ a: ['25–30 and ₹1,10,000 a year', 3, null], b: { c: 'none', d: true } });
  });

  test('reports an unknown token with its path', () => {
    const reported: unknown[] = [];
    fillTokens({ body: ['In {{clasSize}} of {{classSize}}'] }, values, { unknown: (token) => reported.push(token) });
    expect(reported).toEqual([{ name: 'clasSize', path: ['body', 0] }]);
  });

  test.each(['{{classSize}', '{{class Size}}', '{classSize}', '{{}}', '\x24{{classSize}}', '{{{classSize}}}', 'size}}'])(
    'reports braces that are not a token: %s',
    (text) => {
      const reported: unknown[] = [];
      fillTokens({ a: [`In ${text}`] }, values, { stray: (braces) => reported.push(braces) });
      expect(reported).toEqual([{ text: text.replace(/^size/, ''), path: ['a', 0] }]);
    },
  );
});

const rawContent = (fees: Readonly<Record<string, unknown>>): RawContent => ({
  institution: { name: 'School', tagline: 'We', admissionsEmail: 'a@school.in', supportEmail: 's@school.in' },
  today: new Date('2026-11-22'),
  facts: {
    bptMarks: '50%',
    bptEntrance: 'PCB, at least {{bptMarks}}',
    formFee: 1000,
    feeOnRequest: 'ask for it',
    feeSentences: {
      onRequest: 'given on request',
      totalOnRequest: 'a sum given on request',
      cost: 'The annual fee is {{amount}}, and the form is {{formFee}}.',
      costOnRequest: 'Here {{feeOnRequest}}. The form is {{formFee}}.',
      feeRange: '{{lowest}} to {{highest}} a year',
      allFees: 'Per year: {{fees}}.',
      programmesOnRequest: '{{names}}: {{feeOnRequest}}.',
      tooManyFees: 'Fees: {{span}}.',
    },
  },
  claims: new Map([
    ['placement', { kind: 'headline', value: '98%' }],
    ['best', { kind: 'award', value: 'Best' }],
  ]),
  programmes: new Map(Object.entries(fees).map(([id, fee], index) => [id, { order: index, shortName: id.toUpperCase(), fee }])),
  schools: new Map([
    ['it', { card: { studentCountText: '1,200 students' }, courses: [{ duration: '3 years' }, { duration: '3 years' }] }],
    ['design', { card: { studentCountText: '900 students' }, courses: [{}, {}] }],
  ]),
  categories: new Map([['web', { courses: [{}, {}, {}] }]]),
});

describe('token values', () => {
  const shared = sharedTokens(rawContent({ bpt: 110000, mpt: 160000, bams: null }));

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
    ['feeSpan', '₹1,10,000 to ₹1,60,000 a year'],
    ['everyFee', 'Per year: BPT ₹1,10,000 and MPT ₹1,60,000. BAMS: ask for it.'],
  ])('%s is %s', (name, value) => {
    expect(shared.get(name)).toBe(value);
  });

  test('everyFee of many programmes is the lowest and the highest fee', () => {
    const fees = Object.fromEntries(Array.from({ length: 112 }, (_, index) => [`p${index}`, 10_000 + index]));
    expect(sharedTokens(rawContent(fees)).get('everyFee')).toBe('Fees: ₹10,000 to ₹10,111 a year.');
  });

  test('feeSpan and everyFee have no amount without fees, and no ‘on request’ if every fee is set', () => {
    const withoutFees = sharedTokens(rawContent({ bpt: null, mpt: null }));
    expect(`${withoutFees.get('feeSpan')} ${withoutFees.get('everyFee')}`).not.toMatch(/₹/);
    const withFees = sharedTokens(rawContent({ bpt: 1000, mpt: 1000 }));
    expect(`${withFees.get('feeSpan')} ${withFees.get('everyFee')}`).not.toMatch(/ask/);
  });

  test('fee and cost of a programme have its fee, or the text for fees on request', () => {
    const [withFee, withoutFee] = [110000, null].map((fee) => programmeTokens({ fee }, rawContent({}).facts, shared));
    expect([withFee?.get('fee'), withoutFee?.get('fee')]).toEqual(['₹1,10,000 a year', 'given on request']);
    expect(withFee?.get('fee.3')).toBe('₹3,30,000');
    expect(withFee?.get('cost')).toBe('The annual fee is ₹1,10,000, and the form is ₹1,000.');
    expect(withoutFee?.get('cost')).toBe('Here ask for it. The form is ₹1,000.');
  });

  test('the course count of a school is available in words and in digits', () => {
    const tokens = schoolTokens(8, shared);
    expect(['courses', 'Courses', 'courseDigits'].map((name) => tokens.get(name))).toEqual(['eight', 'Eight', '8']);
  });
});

test('an unused token is reported', () => {
  const copy = copyContent();
  expect(readContent(copy.root).unusedTokens).not.toContain('noticeTerm');
  copy.edit('pages/student-handbook.yaml', '{{noticeTerm}}', 'some days');
  expect(readContent(copy.root).unusedTokens).toContain('noticeTerm');
  copy.dispose();
});

test('the editors’ guide lists every token', () => {
  const guide = readFileSync(projectPath('docs/content.md'), 'utf8');
  for (const name of new Set([...Object.keys(facts.shape), ...sharedTokens(rawContent({})).keys()]))
    expect(guide, name).toContain(`\`${name}\``);
});
