import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { content } from '#model/content.ts';
import type { Claim } from '#schemas/claim.ts';
import { inProject } from '../../publish/project.ts';
import { accepted } from '../../tools/launch/accepted.ts';
import { claimItems } from '../../tools/launch/claim-items.ts';
import { factItems } from '../../tools/launch/fact-items.ts';
import type { LaunchItem } from '../../tools/launch/item.ts';
import { launchItems, unfinishedItems } from '../../tools/launch/items.ts';
import { pageContents } from '../../tools/launch/page-content.ts';
import { pictureItems } from '../../tools/launch/picture-items.ts';
import { placesIn, provenanceItems } from '../../tools/launch/provenance-items.ts';
import { acceptanceLines, launchReport, mayLaunch, writeReport } from '../../tools/launch/report.ts';
import { agedItems, legalItems } from '../../tools/launch/rule-items.ts';
import { isPlaceholder, settingsItems } from '../../tools/launch/settings-items.ts';
import { events, school } from '../support/content.ts';

const settled = {
  name: 'Pundir School of Business Studies',
  nameConfirmed: true,
  origin: 'https://www.school.in',
  applyUrl: 'https://apply.school.in/',
  admissionsEmail: 'admissions@school.in',
  supportEmail: 'support@school.in',
  analyticsId: 'G-AB12CD34EF',
};
const keysOf = (items: readonly LaunchItem[]) => items.map(({ key }) => key);
const acceptAll = (items: readonly LaunchItem[]) =>
  items.map(({ key, value }) => ({ key, value, by: 'A. Negi', on: '2026-12-01' }));

const claim = (id: string, more: Partial<Claim> = {}): Claim => ({
  id,
  kind: 'headline',
  order: 1,
  value: '25,000+',
  label: 'learners',
  wanted: 'how many are enrolled',
  provenance: 'specification',
  ...more,
});

/** A page of questions, as the checks read it. */
const questionPage = (name: string, questions: object) => [
  { route: 'faq' as const, file: `src/content/questions/${name}.yaml`, content: { questions } },
];

/** Things to settle of many kinds, which stay so whatever the school has settled of its own. */
const unsettled = [
  ...settingsItems({ ...settled, nameConfirmed: false, analyticsId: null }),
  ...claimItems([
    claim('learners'),
    claim('placement', { value: '98%', label: 'placement' }),
    claim('best-school', { kind: 'award' }),
    claim('internship', { kind: 'promise' }),
  ]),
  ...legalItems(undefined, undefined),
  ...provenanceItems(
    questionPage('fees', [
      { q: 'One?', a: '', provenance: 'sample' },
      { q: 'Two?', a: '', provenance: 'general' },
    ]),
  ),
];

describe('addresses and settings', () => {
  test('placeholders, a missing analytics ID, the assumed name and a site without https are to be settled, real ones are not', () => {
    expect(settingsItems(settled)).toEqual([]);
    for (const [change, keys] of [
      [{ nameConfirmed: false }, ['setting/name']],
      [{ origin: 'https://www.pundir.example' }, ['address/site']],
      [{ origin: 'http://www.school.in' }, ['address/encryption']],
      [{ applyUrl: 'https://apply.pundir.example/' }, ['address/apply']],
      [{ admissionsEmail: 'admissions@pundir.example' }, ['address/admissions']],
      [{ supportEmail: 'support@pundir.example' }, ['address/support']],
      [{ analyticsId: null }, ['setting/analytics']],
    ] as const)
      expect(keysOf(settingsItems({ ...settled, ...change }))).toEqual(keys);
  });

  test.each([
    ['pundir.example', true],
    ['www.example.com', true],
    ['127.0.0.1', true],
    ['testschool.in', false],
    ['www.myexample.com', false],
  ])('%s is a placeholder: %s', (host, placeholder) => {
    expect(isPlaceholder(host)).toBe(placeholder);
  });
});

test('a claim is asked about until it has evidence, with what would prove it and the file to fill in', () => {
  const evidence = { basis: 'graduates of 2026 who asked for a post' };
  const items = claimItems([claim('learners'), claim('proven', { evidence })]);
  expect(items).toEqual([
    expect.objectContaining({
      key: 'claim/learners',
      value: '25,000+ · learners',
      mend: expect.stringContaining('how many are enrolled'),
    }),
  ]);
  expect(items[0]?.mend).toContain('src/content/claims/learners.yaml');
});

test('a fact that the school has not told is asked for by its name and field, one that it has told is not', () => {
  const items = factItems({ ...content, school: { ...school, place: undefined, telephone: '+91 253 000 0000' } });
  expect(items).toContainEqual(
    expect.objectContaining({ key: 'fact/place', what: 'Town is not given.', mend: 'place in src/content/school.yaml' }),
  );
  expect(keysOf(items)).not.toContain('fact/telephone');
});

test('a fee of a school and the seats of its programmes are asked for until they are there', () => {
  const all = content;
  const told = (fee: string | undefined, seats: number | undefined) =>
    keysOf(
      factItems({
        ...all,
        schools: all.schools.map((one) => ({ ...one, fee })),
        programmes: all.programmes.map((one) => ({ ...one, seats })),
      }),
    ).filter((key) => /fee|seats/.test(key));
  expect(told(undefined, undefined)).toEqual(expect.arrayContaining(['fact/fee-design', 'fact/seats']));
  expect(told('₹60,000 a year', 60)).toEqual([]);
});

describe('what accepting does not settle', () => {
  const blocking = keysOf(unsettled.filter((item) => item.blocking));

  test('placement, promises, awards, samples, the handbook and the page in Hindi', () => {
    const claims = ['placement', 'best-school', 'internship'].map((id) => `claim/${id}`);
    expect(blocking).toEqual([...claims, 'law/handbook', 'language/hindi', 'sample/faq']);
    const read = legalItems('Adv. A. Kulkarni, 12 January 2027', 'S. Rawat, 9 January 2027');
    expect(read.filter((item) => item.blocking)).toEqual([]);
  });

  test('stays open however it is accepted, and no line is offered for it', () => {
    const report = launchReport(unsettled, acceptAll(unsettled));
    expect(keysOf(report.open)).toEqual(blocking);
    expect(mayLaunch(report)).toBe(false);
    expect(acceptanceLines(report)).not.toContain('claim/placement');
  });
});

test('rules of others are asked for again six months after they were looked up, and hold nothing up', () => {
  const page = questionPage('law', [{ checked: '2026-11' }]);
  expect(agedItems(page, new Date('2027-05-31T23:59:00+05:30'))).toEqual([]);
  const aged = agedItems(page, new Date('2027-06-01T00:01:00+05:30'));
  expect(aged).toMatchObject([{ key: 'checked/questions-law', value: '2026-11' }]);
  const report = launchReport(aged, []);
  expect(report.open).toEqual(aged);
  expect(mayLaunch(report)).toBe(true);
  expect(mayLaunch(launchReport([...aged, ...unsettled], []))).toBe(false);
});

describe('content that the school has not given', () => {
  test('every marked place of the content is found at some page, but figures within sentences', () => {
    // As if the school had confirmed nothing, so that every place is marked.
    const unconfirmed: typeof content = JSON.parse(
      JSON.stringify(content, (key, value) => (key === 'provenance' ? 'sample' : value)),
    );
    const { claims: all, schools, ...rest } = unconfirmed;
    const shown = all.filter(({ kind }) => kind === 'headline' || kind === 'award');
    // The courses that a school takes from elsewhere stand there.
    const own = schools.map(({ courses, ...one }) =>
      ['paramedical', 'certificates'].includes(one.id) ? one : { ...one, courses },
    );
    const marked = placesIn([rest, shown, own]).map(({ what }) => what);
    const known = pageContents(unconfirmed).flatMap((page) => placesIn(page.content).map(({ what }) => what));
    expect(marked.length).toBeGreaterThan(300);
    expect(known.sort()).toEqual(marked.sort());
  });

  test('is told page by page, samples apart from general knowledge, an exception as its field', () => {
    const questions = [
      { q: 'One?', a: '', provenance: 'specification', except: { a: 'sample' } },
      { q: 'Two?', a: '', provenance: 'general' },
      { q: 'Three?', a: '', provenance: 'specification' },
    ];
    const items = provenanceItems(questionPage('fees', questions));
    expect(items.map(({ key, places }) => [key, places])).toEqual([
      ['sample/faq', ['One?: a']],
      ['general/faq', ['Two?']],
    ]);
    expect(items[0]?.what).toContain('/faq');
    expect(items[0]?.what).toContain('src/content/questions/fees.yaml');
  });

  test('an event that the school has not confirmed is a sample of What’s On, and one that it has is none', () => {
    const [event] = events;
    const page = (provenance: string) => [{ route: 'whatson' as const, file: '', content: { ...event, provenance } }];
    expect(provenanceItems(page('sample'))).toMatchObject([{ key: 'sample/whatson', places: [event?.title] }]);
    expect(provenanceItems(page('specification'))).toEqual([]);
  });
});

describe('pictures, links and pages', () => {
  const artwork = { id: 'a', kind: 'artwork', alt: 'A hall.' } as const;
  const photograph = { id: 'b', kind: 'photograph', alt: 'Two students.' } as const;
  const films = [
    { id: 'one', title: 'One', poster: 'a' },
    { id: 'two', title: 'Two', poster: 'b' },
  ];

  test('what the studio drew is artwork, and so is a film of it; a photograph is not, and asks for consent', () => {
    expect(pictureItems([artwork, photograph], films).map(({ places }) => places)).toEqual([['a'], ['b'], ['one: One']]);
    expect(keysOf(pictureItems([photograph], films.slice(1)))).toEqual(['picture/consent']);
  });

  test('footer entries without a page and the calendar that is to come are named', () => {
    expect(keysOf(unfinishedItems(['Contact Us'], 'Page coming soon.'))).toEqual(['link/contact-us', 'page/academic-calendar']);
  });
});

describe('the report', () => {
  /** What accepting can settle: the rest has a test of its own. */
  const acceptable = unsettled.filter((item) => !item.blocking);
  const asItIs = launchItems(
    { ...school, origin: school.siteUrl, analyticsId: school.analyticsId ?? null, today: new Date() },
    content,
  );

  test('every item has a key of its own, which keeps its form', () => {
    expect(new Set(keysOf(asItIs)).size).toBe(asItIs.length);
    for (const key of keysOf(asItIs)) expect(key).toMatch(/^[a-z]+\/[\w-]+$/);
  });

  test('holds the launch up until each thing is accepted, and not longer', () => {
    expect(mayLaunch(launchReport(acceptable, []))).toBe(false);
    expect(mayLaunch(launchReport(acceptable, acceptAll(acceptable).slice(1)))).toBe(false);
    expect(mayLaunch(launchReport(acceptable, acceptAll(acceptable)))).toBe(true);
  });

  test.each([
    ['nobody', { by: ' ' }, /accepted by nobody/],
    ['no day', { on: 'yesterday' }, /accepted on 'yesterday': write a day/],
    ['a day that is none', { on: '2026-02-30' }, /2026-02-30/],
  ])('an acceptance by or on %s does not count, and is named', (_, slip, fault) => {
    const acceptances = acceptAll(acceptable).map((one, index) => (index === 0 ? { ...one, ...slip } : one));
    const report = launchReport(acceptable, acceptances);
    expect(keysOf(report.open)).toEqual([acceptable[0]?.key]);
    expect(mayLaunch(report)).toBe(false);
    expect(writeReport(report, false)).toMatch(fault);
  });

  test('an acceptance given twice is a fault; one of what is gone is only mentioned', () => {
    const all = acceptAll(acceptable);
    expect(mayLaunch(launchReport(acceptable, [...all, ...all.slice(0, 1)]))).toBe(false);
    const report = launchReport(acceptable, [...all, { key: 'claim/gone', value: 'gone', by: 'A. Negi', on: '2026-12-01' }]);
    expect(mayLaunch(report)).toBe(true);
    expect(writeReport(report, false)).toMatch(/no longer there[\s\S]*claim\/gone/);
  });

  test('a claim that is changed after it was accepted is asked about again, with what was accepted', () => {
    const all = acceptAll(acceptable);
    const before = all.map((one) => (one.key === 'claim/learners' ? { ...one, value: '20,000+ · learners' } : one));
    const report = launchReport(acceptable, before);
    expect(keysOf(report.open)).toEqual(['claim/learners']);
    expect(mayLaunch(report)).toBe(false);
    expect(writeReport(report, false)).toContain(
      'Accepted by A. Negi on 2026-12-01 as ‘20,000+ · learners’; now it is ‘25,000+ · learners’.',
    );
  });

  test('so is a page of general knowledge that is added to, taken from or written anew', () => {
    const page = (...answers: string[]) => {
      const questions = answers.map((a) => ({ q: 'How?', a, provenance: 'general' }));
      return provenanceItems(questionPage('fees', questions));
    };
    const acceptances = acceptAll(page('So.', 'Thus.'));
    expect(launchReport(page('So.', 'Thus.'), acceptances).open).toEqual([]);
    for (const changed of [page('So.'), page('So.', 'Thus.', 'And so.'), page('So.', 'Otherwise.')]) {
      expect(keysOf(launchReport(changed, acceptances).open)).toEqual(['general/faq']);
    }
  });

  test('the lines that it prints are those that accept, once a name and a day are filled in', () => {
    const lines = acceptanceLines(launchReport(acceptable, [])).replaceAll("by: '', on: ''", "by: 'A. Negi', on: '2026-12-01'");
    const read = new Function(`return [${lines}]`)() as ReturnType<typeof acceptAll>;
    expect(read).toEqual(acceptAll(acceptable));
    expect(mayLaunch(launchReport(acceptable, read))).toBe(true);
  });

  // It starts a process of its own, which takes a while on a busy machine.
  test('the command says what the functions say, and its exit status guards the deployment', { timeout: 120_000 }, () => {
    const script = inProject('tools/launch-check.ts');
    const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: process.env.PATH ?? '' } });
    const report = launchReport(asItIs, accepted);
    expect(status).toBe(mayLaunch(report) ? 0 : 1);
    expect(stdout).toBe(writeReport(report, false));
  });
});
