/** What must be settled before the site goes live, and what the school can accept as it is. */
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
import { school } from '../support/content.ts';

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
const questionPage = (name: string, questions: object) => [
  { route: 'faq' as const, file: `src/content/questions/${name}.yaml`, content: { questions } },
];

/** What accepting can settle. */
const acceptable = [
  ...settingsItems({ ...settled, nameConfirmed: false, analyticsId: null }),
  ...claimItems([claim('learners')]),
];
/** Among these is what it can't. */
const others = [
  ...claimItems([
    claim('placement', { value: '98%', label: 'placement' }),
    claim('best-school', { kind: 'award' }),
    claim('internship', { kind: 'promise' }),
  ]),
  ...legalItems(undefined, undefined),
  ...provenanceItems(questionPage('fees', [{ q: 'One?', a: '', provenance: 'sample' }])),
];

describe('the launch check asks for', () => {
  test('real addresses, the confirmed name, an analytics ID and https', () => {
    expect(settingsItems(settled)).toEqual([]);
    for (const [change, key] of [
      [{ nameConfirmed: false }, 'setting/name'],
      [{ origin: 'https://www.pundir.example' }, 'address/site'],
      [{ origin: 'http://www.school.in' }, 'address/encryption'],
      [{ applyUrl: 'https://apply.pundir.example/' }, 'address/apply'],
      [{ admissionsEmail: 'admissions@pundir.example' }, 'address/admissions'],
      [{ supportEmail: 'support@pundir.example' }, 'address/support'],
      [{ analyticsId: null }, 'setting/analytics'],
    ] as const)
      expect(keysOf(settingsItems({ ...settled, ...change }))).toEqual([key]);
    const hosts = ['pundir.example', 'www.example.com', '127.0.0.1', 'testschool.in', 'www.myexample.com'];
    expect(hosts.filter(isPlaceholder)).toEqual(hosts.slice(0, 3));
  });

  test('evidence for every claim that has none', () => {
    const items = claimItems([claim('learners'), claim('proven', { evidence: { basis: 'graduates of 2026' } })]);
    expect(items).toMatchObject([{ key: 'claim/learners', value: '25,000+ · learners' }]);
    expect(items[0]?.mend).toMatch(/how many are enrolled.*src\/content\/claims\/learners\.yaml/s);
  });

  test('facts, fees and seats that the school has not told', () => {
    const items = (fee?: string, seats?: number) =>
      factItems({
        ...content,
        school: { ...school, place: undefined, telephone: '+91 253 000 0000' },
        schools: content.schools.map((one) => ({ ...one, fee })),
        programmes: content.programmes.map((one) => ({ ...one, seats })),
      });
    expect(items()).toContainEqual(expect.objectContaining({ key: 'fact/place', mend: 'place in src/content/school.yaml' }));
    expect(keysOf(items())).not.toContain('fact/telephone');
    expect(keysOf(items())).toEqual(expect.arrayContaining(['fact/fee-design', 'fact/seats']));
    expect(keysOf(items('₹60,000 a year', 60)).filter((key) => /fee|seats/.test(key))).toEqual([]);
  });

  test('samples and general knowledge, page by page', () => {
    const items = provenanceItems(
      questionPage('fees', [
        { q: 'One?', a: '', provenance: 'specification', except: { a: 'sample' } },
        { q: 'Two?', a: '', provenance: 'general' },
        { q: 'Three?', a: '', provenance: 'specification' },
      ]),
    );
    expect(items.map(({ key, places }) => [key, places])).toEqual([
      ['sample/faq', ['One?: a']],
      ['general/faq', ['Two?']],
    ]);
    expect(items[0]?.what).toMatch(/\/faq.*src\/content\/questions\/fees\.yaml/);
  });

  test('every marked place of the content at some page, but figures within sentences', () => {
    // As if the school had confirmed nothing, so that every place is marked.
    const unconfirmed: typeof content = JSON.parse(
      JSON.stringify(content, (key, value) => (key === 'provenance' ? 'sample' : value)),
    );
    const { claims, schools, ...rest } = unconfirmed;
    const shown = claims.filter(({ kind }) => kind === 'headline' || kind === 'award');
    // The courses that a school takes from elsewhere stand there.
    const own = schools.map(({ courses, ...one }) =>
      ['paramedical', 'certificates'].includes(one.id) ? one : { ...one, courses },
    );
    const marked = placesIn([rest, shown, own]).map(({ what }) => what);
    const known = pageContents(unconfirmed).flatMap((page) => placesIn(page.content).map(({ what }) => what));
    expect(marked.length).toBeGreaterThan(300);
    expect(known.sort()).toEqual(marked.sort());
  });

  test('artwork, until all of it is replaced, and footer entries without a page', () => {
    const artwork = { id: 'a', kind: 'artwork' } as const;
    const photograph = { id: 'b', kind: 'photograph' } as const;
    const films = [
      { id: 'one', title: 'One', poster: 'a' },
      { id: 'two', title: 'Two', poster: 'b' },
    ];
    const items = pictureItems([artwork, photograph], films);
    expect(items.map(({ places }) => places)).toEqual([['a'], ['one: One']]);
    const fewer = pictureItems([artwork, photograph, photograph], films);
    expect(
      fewer.map(({ value }) => value),
      'what was accepted holds for fewer',
    ).toEqual(items.map(({ value }) => value));
    expect(pictureItems([photograph], films.slice(1))).toEqual([]);
    expect(keysOf(unfinishedItems(['Contact Us'], ''))).toEqual(['link/contact-us']);
    expect(keysOf(unfinishedItems(['Contact Us'], 'Page coming soon.'))).toEqual(['link/contact-us', 'page/academic-calendar']);
  });

  test('rules of others again after six months, which holds nothing up', () => {
    const page = questionPage('law', [{ checked: '2026-11' }]);
    expect(agedItems(page, new Date('2027-05-31T23:59:00+05:30'))).toEqual([]);
    const aged = agedItems(page, new Date('2027-06-01T00:01:00+05:30'));
    expect(aged).toMatchObject([{ key: 'checked/questions-law', value: '2026-11' }]);
    expect(mayLaunch(launchReport(aged, []))).toBe(true);
    expect(mayLaunch(launchReport([...aged, ...acceptable], []))).toBe(false);
  });
});

describe('the launch waits', () => {
  test('until each thing is accepted, and not longer', () => {
    expect(mayLaunch(launchReport(acceptable, []))).toBe(false);
    expect(mayLaunch(launchReport(acceptable, acceptAll(acceptable).slice(1)))).toBe(false);
    expect(mayLaunch(launchReport(acceptable, acceptAll(acceptable)))).toBe(true);
  });

  test.each(['claim/placement', 'claim/best-school', 'claim/internship', 'law/handbook', 'language/hindi', 'sample/faq'])(
    'for %s, however it is accepted',
    (key) => {
      const items = others.filter((item) => item.key === key);
      const report = launchReport(items, acceptAll(items));
      expect(keysOf(report.open)).toEqual([key]);
      expect(mayLaunch(report)).toBe(false);
      expect(acceptanceLines(report)).toBe('');
    },
  );

  test('for no handbook and no Hindi page that somebody has read', () => {
    const read = legalItems('Adv. A. Kulkarni, 12 January 2027', 'S. Rawat, 9 January 2027');
    expect(read.filter((item) => item.blocking)).toEqual([]);
  });

  test.each([
    ['by nobody', { by: ' ' }, /accepted by nobody/],
    ['on no day', { on: '2026-02-30' }, /accepted on '2026-02-30': write a day/],
  ])('for what was accepted %s', (_, slip, fault) => {
    const acceptances = acceptAll(acceptable).map((one, index) => (index === 0 ? { ...one, ...slip } : one));
    const report = launchReport(acceptable, acceptances);
    expect(keysOf(report.open)).toEqual([acceptable[0]?.key]);
    expect(writeReport(report, false)).toMatch(fault);
  });

  test('for a claim that was changed after it was accepted', () => {
    const before = acceptAll(acceptable).map((one) =>
      one.key === 'claim/learners' ? { ...one, value: '20,000+ · learners' } : one,
    );
    const report = launchReport(acceptable, before);
    expect(keysOf(report.open)).toEqual(['claim/learners']);
    expect(writeReport(report, false)).toContain(
      'Accepted by A. Negi on 2026-12-01 as ‘20,000+ · learners’; now it is ‘25,000+ · learners’.',
    );
  });

  test('for a page of general knowledge that was written anew', () => {
    const page = (...answers: string[]) =>
      provenanceItems(
        questionPage(
          'fees',
          answers.map((a) => ({ q: 'How?', a, provenance: 'general' })),
        ),
      );
    const acceptances = acceptAll(page('So.', 'Thus.'));
    expect(launchReport(page('So.', 'Thus.'), acceptances).open).toEqual([]);
    for (const changed of [page('So.'), page('So.', 'Thus.', 'And so.'), page('So.', 'Otherwise.')])
      expect(keysOf(launchReport(changed, acceptances).open)).toEqual(['general/faq']);
  });

  test('for an acceptance that stands twice; one of what is gone is only mentioned', () => {
    const all = acceptAll(acceptable);
    expect(mayLaunch(launchReport(acceptable, [...all, ...all.slice(0, 1)]))).toBe(false);
    const report = launchReport(acceptable, [...all, { key: 'claim/gone', value: 'gone', by: 'A. Negi', on: '2026-12-01' }]);
    expect(mayLaunch(report)).toBe(true);
    expect(writeReport(report, false)).toMatch(/no longer there[\s\S]*claim\/gone/);
  });
});

// It starts a process of its own, which takes a while on a busy machine.
test('the command prints the report, and its exit status guards the deployment', { timeout: 120_000 }, () => {
  const script = inProject('tools/launch-check.ts');
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: process.env.PATH ?? '' } });
  const items = launchItems(
    { ...school, origin: school.siteUrl, analyticsId: school.analyticsId ?? null, today: new Date() },
    content,
  );
  expect(new Set(keysOf(items)).size).toBe(items.length);
  const report = launchReport(items, accepted);
  expect(status).toBe(mayLaunch(report) ? 0 : 1);
  expect(stdout).toBe(writeReport(report, false));
});
