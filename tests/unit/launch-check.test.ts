/** The launch check: what must be fixed before the site goes live, and what the school can accept. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { content } from '#model/content.ts';
import type { Claim } from '#schemas/claim.ts';
import { projectPath } from '../../publish/project.ts';
import { accepted } from '../../tools/launch/accepted.ts';
import { claimItems } from '../../tools/launch/claim-items.ts';
import { factItems } from '../../tools/launch/fact-items.ts';
import type { LaunchItem } from '../../tools/launch/item.ts';
import { launchItems } from '../../tools/launch/items.ts';
import { contentFiles } from '../../tools/launch/page-content.ts';
import { placesIn, provenanceItems } from '../../tools/launch/provenance-items.ts';
import { acceptanceLines, launchReport, mayLaunch, writeReport } from '../../tools/launch/report.ts';
import { legalItems, outdatedRuleItems } from '../../tools/launch/rule-items.ts';
import { isPlaceholder, settingsItems } from '../../tools/launch/settings-items.ts';
import { institution } from '../support/content.ts';

const finalSettings = {
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
  items.map(({ key, value }) => ({ key, value, person: 'A. Negi', date: '2026-12-01' }));
const claim = (id: string, changes: Partial<Claim> = {}): Claim => ({
  id,
  kind: 'headline',
  order: 1,
  value: '25,000+',
  label: 'learners',
  requiredProof: 'how many are enrolled',
  provenance: 'specification',
  ...changes,
});
const questionPage = (name: string, questions: object) => [
  { route: 'faq' as const, file: `src/content/questions/${name}.yaml`, fields: { questions } },
];

/** Items that the school can accept. */
const acceptable = [
  ...settingsItems({ ...finalSettings, nameConfirmed: false, analyticsId: null }),
  ...claimItems([claim('learners')]),
];
/** Items that include all kinds that can't be accepted. */
const blockingItems = [
  ...claimItems([
    claim('placement', { value: '98%', label: 'placement' }),
    claim('best-school', { kind: 'award' }),
    claim('internship', { kind: 'promise' }),
  ]),
  ...legalItems(undefined, undefined),
  ...provenanceItems(questionPage('fees', [{ question: 'One?', answer: [], provenance: 'sample' }])),
];

describe('the launch check reports', () => {
  test('placeholder addresses, an unconfirmed name, a missing analytics ID and http', () => {
    expect(settingsItems(finalSettings)).toEqual([]);
    for (const [change, key] of [
      [{ nameConfirmed: false }, 'setting/name'],
      [{ origin: 'https://www.pundir.example' }, 'address/site'],
      [{ origin: 'http://www.school.in' }, 'address/encryption'],
      [{ applyUrl: 'https://apply.pundir.example/' }, 'address/apply'],
      [{ admissionsEmail: 'admissions@pundir.example' }, 'address/admissions'],
      [{ supportEmail: 'support@pundir.example' }, 'address/support'],
      [{ analyticsId: null }, 'setting/analytics'],
    ] as const)
      expect(keysOf(settingsItems({ ...finalSettings, ...change }))).toEqual([key]);
    const hosts = ['pundir.example', 'www.example.com', '127.0.0.1', 'testschool.in', 'www.myexample.com'];
    expect(hosts.filter(isPlaceholder)).toEqual(hosts.slice(0, 3));
  });

  test('claims without evidence', () => {
    const items = claimItems([claim('learners'), claim('proven', { evidence: { basis: 'graduates of 2026' } })]);
    expect(items).toMatchObject([{ key: 'claim/learners', value: '25,000+ · learners' }]);
    expect(items[0]?.fix).toMatch(/how many are enrolled.*src\/content\/claims\/learners\.yaml/s);
  });

  test('facts, fees and seats that are not set', () => {
    const items = (fee?: string, seats?: number) =>
      factItems({
        ...content,
        institution: { ...institution, place: undefined, telephone: '+91 253 000 0000' },
        schools: content.schools.map((entry) => ({ ...entry, fee })),
        programmes: content.programmes.map((entry) => ({ ...entry, seats })),
      });
    expect(items()).toContainEqual(expect.objectContaining({ key: 'fact/place', fix: 'place in src/content/institution.yaml' }));
    expect(keysOf(items())).not.toContain('fact/telephone');
    expect(keysOf(items())).toEqual(expect.arrayContaining(['fact/fee-design', 'fact/seats']));
    expect(keysOf(items('₹60,000 a year', 60)).filter((key) => /fee|seats/.test(key))).toEqual([]);
  });

  test('samples and general knowledge for each page', () => {
    const items = provenanceItems(
      questionPage('fees', [
        { question: 'One?', answer: [], provenance: 'specification', exceptions: { answer: 'sample' } },
        { question: 'Two?', answer: [], provenance: 'general' },
        { question: 'Three?', answer: [], provenance: 'specification' },
      ]),
    );
    expect(items.map(({ key, places }) => [key, places])).toEqual([
      ['sample/faq', ['One?: answer']],
      ['general/faq', ['Two?']],
    ]);
    expect(items[0]?.summary).toMatch(/\/faq.*src\/content\/questions\/fees\.yaml/);
  });

  test('every marked entry of the content at some page, except statistics within sentences', () => {
    // Marks every entry as unconfirmed.
    const unconfirmed: typeof content = JSON.parse(
      JSON.stringify(content, (key, value) => (key === 'provenance' ? 'sample' : value)),
    );
    const { claims, schools, ...rest } = unconfirmed;
    const shownClaims = claims.filter(({ kind }) => kind === 'headline' || kind === 'award');
    // The courses of these two schools are read from other collections, where they are marked.
    const schoolsWithOwnCourses = schools.map(({ courses, ...entry }) =>
      ['paramedical', 'certificates'].includes(entry.id) ? entry : { ...entry, courses },
    );
    const marked = placesIn([rest, shownClaims, schoolsWithOwnCourses]).map(({ name }) => name);
    const reported = contentFiles(unconfirmed).flatMap((page) => placesIn(page.fields).map(({ name }) => name));
    expect(marked.length).toBeGreaterThan(300);
    expect(reported.sort()).toEqual(marked.sort());
  });

  test('facts of other bodies last checked six months ago, without blocking the launch', () => {
    const page = questionPage('law', [{ lastChecked: '2026-11' }]);
    expect(outdatedRuleItems(page, new Date('2027-05-31T23:59:00+05:30'))).toEqual([]);
    const aged = outdatedRuleItems(page, new Date('2027-06-01T00:01:00+05:30'));
    expect(aged).toMatchObject([{ key: 'checked/questions-law', value: '2026-11' }]);
    expect(mayLaunch(launchReport(aged, []))).toBe(true);
    expect(mayLaunch(launchReport([...aged, ...acceptable], []))).toBe(false);
  });
});

describe('the launch is blocked', () => {
  test('until every item is accepted', () => {
    expect(mayLaunch(launchReport(acceptable, []))).toBe(false);
    expect(mayLaunch(launchReport(acceptable, acceptAll(acceptable).slice(1)))).toBe(false);
    expect(mayLaunch(launchReport(acceptable, acceptAll(acceptable)))).toBe(true);
  });

  test.each(['claim/placement', 'claim/best-school', 'claim/internship', 'law/handbook', 'language/hindi', 'sample/faq'])(
    'by %s even if it is accepted',
    (key) => {
      const items = blockingItems.filter((item) => item.key === key);
      const report = launchReport(items, acceptAll(items));
      expect(keysOf(report.open)).toEqual([key]);
      expect(mayLaunch(report)).toBe(false);
      expect(acceptanceLines(report)).toBe('');
    },
  );

  test.each([
    ['without a name', { person: ' ' }, /accepted without a name/],
    ['with an invalid date', { date: '2026-02-30' }, /accepted on '2026-02-30': write a day/],
  ])('by an acceptance %s', (_, mistake, message) => {
    const acceptances = acceptAll(acceptable).map((acceptance, index) =>
      index === 0 ? { ...acceptance, ...mistake } : acceptance,
    );
    const report = launchReport(acceptable, acceptances);
    expect(keysOf(report.open)).toEqual([acceptable[0]?.key]);
    expect(writeReport(report, false)).toMatch(message);
  });

  test('by a claim that changed after it was accepted', () => {
    const acceptances = acceptAll(acceptable).map((acceptance) =>
      acceptance.key === 'claim/learners' ? { ...acceptance, value: '20,000+ · learners' } : acceptance,
    );
    const report = launchReport(acceptable, acceptances);
    expect(keysOf(report.open)).toEqual(['claim/learners']);
    expect(writeReport(report, false)).toContain(
      'Accepted by A. Negi on 2026-12-01 as ‘20,000+ · learners’; now it is ‘25,000+ · learners’.',
    );
  });
});

// Starting the process takes a while on a busy machine.
test('the command prints the report, and its exit status guards the deployment', { timeout: 120_000 }, () => {
  const script = projectPath('tools/launch-check.ts');
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: process.env.PATH ?? '' } });
  const items = launchItems(
    { ...institution, origin: institution.siteUrl, analyticsId: institution.analyticsId ?? null, today: new Date() },
    content,
  );
  expect(new Set(keysOf(items)).size).toBe(items.length);
  const report = launchReport(items, accepted);
  expect(status).toBe(mayLaunch(report) ? 0 : 1);
  expect(stdout).toBe(writeReport(report, false));
});
