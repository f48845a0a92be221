import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accepted } from '../../deploy/launch-accepted.ts';
import { inProject } from '../../deploy/project.ts';
import { claimItems } from '../../scripts/launch/claim-items.ts';
import { factItems } from '../../scripts/launch/fact-items.ts';
import type { LaunchItem } from '../../scripts/launch/item.ts';
import { launchItems, unfinishedItems } from '../../scripts/launch/items.ts';
import { pageContents } from '../../scripts/launch/page-content.ts';
import { pictureItems } from '../../scripts/launch/picture-items.ts';
import { placesIn, provenanceItems } from '../../scripts/launch/provenance-items.ts';
import { acceptanceLines, launchReport, mayLaunch, writeReport } from '../../scripts/launch/report.ts';
import { isPlaceholder, settingsItems } from '../../scripts/launch/settings-items.ts';
import { content } from '../../src/data/content.ts';
import { claims, events, school } from '../support/content.ts';

const settled = {
  name: 'Pundir School of Business Studies',
  nameConfirmed: true,
  origin: 'https://www.school.in',
  applyUrl: 'https://apply.school.in/',
  admissionsEmail: 'admissions@school.in',
  supportEmail: 'support@school.in',
  analyticsId: 'G-AB12CD34EF',
};
const asItIs = launchItems({ ...school, origin: school.siteUrl, analyticsId: school.analyticsId ?? null });
const keysOf = (items: readonly LaunchItem[]) => items.map(({ key }) => key);
const acceptAll = (items: readonly LaunchItem[]) =>
  items.map(({ key, value }) => ({ key, value, by: 'A. Negi', on: '2026-12-01' }));

describe('addresses and settings', () => {
  test('placeholders, a missing analytics ID and the assumed name are to be settled, real ones are not', () => {
    const placeholders = {
      name: 'Pundir Business School',
      nameConfirmed: false,
      origin: 'https://www.pundir.example',
      applyUrl: 'https://apply.pundir.example/',
      admissionsEmail: 'admissions@pundir.example',
      supportEmail: 'support@pundir.example',
      analyticsId: null,
    };
    expect(keysOf(settingsItems(placeholders))).toEqual([
      'address/site',
      'address/apply',
      'address/admissions',
      'address/support',
      'setting/analytics',
      'setting/name',
    ]);
    expect(settingsItems(settled)).toEqual([]);
  });

  test('so is a site that is not sent encrypted', () => {
    expect(keysOf(settingsItems({ ...settled, origin: 'http://www.school.in' }))).toEqual(['address/encryption']);
  });

  test.each([
    ['pundir.example', true],
    ['www.example.com', true],
    ['localhost', true],
    ['127.0.0.1', true],
    ['school.test', true],
    ['example.in', false],
    ['testschool.in', false],
    ['www.myexample.com', false],
  ])('%s is a placeholder: %s', (host, placeholder) => {
    expect(isPlaceholder(host)).toBe(placeholder);
  });
});

describe('claims', () => {
  const [first] = claims;
  if (!first) throw new Error('There is no claim.');
  const evidence = { basis: 'graduates of 2026 who asked for a post' };

  test('each is asked about until it has evidence, with what would prove it and the file to fill in', () => {
    const [item, ...more] = claimItems([first, { ...first, id: 'proven', evidence }]);
    expect(more).toEqual([]);
    expect(item?.key).toBe(`claim/${first.id}`);
    expect(item?.value).toContain(first.value);
    expect(item?.mend).toContain(first.wanted);
    expect(item?.mend).toContain(`src/content/claims/${first.id}.yaml`);
  });

  test('one with evidence is not asked about', () => {
    expect(claimItems(claims.map((claim) => ({ ...claim, evidence })))).toEqual([]);
  });
});

describe('facts', () => {
  test('what the school has not told is asked for by its name and field, what it has told is not', () => {
    const items = factItems({ ...school, place: undefined, telephone: '+91 253 000 0000' });
    expect(items.find(({ key }) => key === 'fact/place')).toMatchObject({
      what: 'Town is not given.',
      mend: 'place in src/content/school.yaml',
    });
    expect(keysOf(items)).not.toContain('fact/telephone');
  });

  test('nothing is asked twice: settings have items of their own', () => {
    for (const name of ['analyticsId', 'offlineCopies', 'nameConfirmed'])
      expect(keysOf(factItems(school))).not.toContain(`fact/${name}`);
  });
});

describe('content that the school has not given', () => {
  test('every marked place of the content is found at some page, but figures within sentences', () => {
    const { claims: all, schools, ...rest } = content();
    const shown = all.filter(({ kind }) => kind === 'headline' || kind === 'award');
    // The courses that a school takes from elsewhere stand there.
    const own = schools.map(({ courses, ...one }) =>
      ['paramedical', 'certificates'].includes(one.id) ? one : { ...one, courses },
    );
    const marked = placesIn([rest, shown, own]).map(({ what }) => what);
    const known = pageContents(content()).flatMap((page) => placesIn(page.content).map(({ what }) => what));
    expect(marked.length).toBeGreaterThan(300);
    expect(known.sort()).toEqual(marked.sort());
  });

  test('is told page by page, samples apart from general knowledge, an exception as its field', () => {
    const page = (questions: object) => [
      { route: 'faq' as const, file: 'src/content/questions/fees.yaml', content: { questions } },
    ];
    const questions = [
      { q: 'One?', a: '', provenance: 'specification', except: { a: 'sample' } },
      { q: 'Two?', a: '', provenance: 'general' },
      { q: 'Three?', a: '', provenance: 'specification' },
    ];
    const items = provenanceItems(page(questions));
    expect(items.map(({ key, places }) => [key, places])).toEqual([
      ['sample/faq', ['One?: a']],
      ['general/faq', ['Two?']],
    ]);
    expect(items[0]?.what).toContain('/faq');
    expect(items[0]?.what).toContain('src/content/questions/fees.yaml');
  });

  test('an event that the school has not confirmed is a sample of What’s On, and one that it has is none', () => {
    const places = asItIs.find(({ key }) => key === 'sample/whatson')?.places ?? [];
    for (const { title, provenance } of events) expect(places.includes(title), title).toBe(provenance === 'sample');
  });
});

describe('pictures, links and pages', () => {
  const pictures = { a: { credit: 'Studio' }, b: { credit: 'R. Rawat' } };
  const films = { one: { title: 'One', poster: 'a' }, two: { title: 'Two', poster: 'b' } };

  test('what the studio drew is artwork, and so is a film of it; a photograph is not', () => {
    expect(pictureItems(pictures, films, 'Studio').map(({ places }) => places)).toEqual([['a'], ['one: One']]);
    expect(pictureItems({ b: pictures.b }, { two: films.two }, 'Studio')).toEqual([]);
  });

  test('footer entries without a page and the calendar that is to come are named', () => {
    expect(keysOf(unfinishedItems(['Contact Us'], 'Page coming soon.'))).toEqual(['link/contact-us', 'page/academic-calendar']);
  });
});

describe('the report', () => {
  test('every item has a key of its own, which keeps its form', () => {
    expect(new Set(keysOf(asItIs)).size).toBe(asItIs.length);
    for (const key of keysOf(asItIs)) expect(key).toMatch(/^[a-z]+\/[\w-]+$/);
  });

  test('holds the launch up until each thing is accepted, and not longer', () => {
    expect(mayLaunch(launchReport(asItIs, []))).toBe(false);
    expect(mayLaunch(launchReport(asItIs, acceptAll(asItIs).slice(1)))).toBe(false);
    expect(mayLaunch(launchReport(asItIs, acceptAll(asItIs)))).toBe(true);
  });

  test('names every key that is open, in its group, and none that is accepted', () => {
    const [first, ...others] = acceptAll(asItIs);
    const text = writeReport(launchReport(asItIs, first ? [first] : []), false);
    expect(text).not.toContain(`  ${first?.key} `);
    for (const { key } of others) expect(text).toContain(key);
    expect(text).toMatch(/Sample content, by page \(\d+\)/);
    expect(text).toContain(`${asItIs.length - 1} to settle, 1 accepted`);
  });

  test('lists single places on request', () => {
    const report = launchReport(asItIs, []);
    const [place] = report.open.flatMap(({ places = [] }) => places);
    expect(writeReport(report, false)).not.toContain(`- ${place}\n`);
    expect(writeReport(report, true)).toContain(`- ${place}\n`);
  });

  test.each([
    ['nobody', { by: ' ' }, /accepted by nobody/],
    ['no day', { on: 'yesterday' }, /accepted on 'yesterday': write a day/],
    ['a day that is none', { on: '2026-02-30' }, /2026-02-30/],
  ])('an acceptance by or on %s does not count, and is named', (_, slip, fault) => {
    const acceptances = acceptAll(asItIs).map((one, index) => (index === 0 ? { ...one, ...slip } : one));
    const report = launchReport(asItIs, acceptances);
    expect(keysOf(report.open)).toEqual([asItIs[0]?.key]);
    expect(mayLaunch(report)).toBe(false);
    expect(writeReport(report, false)).toMatch(fault);
  });

  test('an acceptance given twice is a fault; one of what is gone is only mentioned', () => {
    const all = acceptAll(asItIs);
    expect(mayLaunch(launchReport(asItIs, [...all, ...all.slice(0, 1)]))).toBe(false);
    const report = launchReport(asItIs, [...all, { key: 'claim/gone', value: 'gone', by: 'A. Negi', on: '2026-12-01' }]);
    expect(mayLaunch(report)).toBe(true);
    expect(writeReport(report, false)).toMatch(/no longer there[\s\S]*claim\/gone/);
  });

  test('a claim that is changed after it was accepted is asked about again, with what was accepted', () => {
    const all = acceptAll(asItIs);
    const before = all.map((one) => (one.key === 'claim/placement' ? { ...one, value: '92% · placement' } : one));
    const report = launchReport(asItIs, before);
    expect(keysOf(report.open)).toEqual(['claim/placement']);
    expect(mayLaunch(report)).toBe(false);
    expect(writeReport(report, false)).toContain(
      'Accepted by A. Negi on 2026-12-01 as ‘92% · placement’; now it is ‘98% · placement’.',
    );
  });

  test('so is a page whose sample is added to, taken from or written anew', () => {
    const page = (...answers: string[]) => {
      const questions = answers.map((a) => ({ q: 'How?', a, provenance: 'sample' }));
      return provenanceItems([{ route: 'faq' as const, file: 'src/content/questions/fees.yaml', content: { questions } }]);
    };
    const acceptances = acceptAll(page('So.', 'Thus.'));
    expect(launchReport(page('So.', 'Thus.'), acceptances).open).toEqual([]);
    for (const changed of [page('So.'), page('So.', 'Thus.', 'And so.'), page('So.', 'Otherwise.')]) {
      expect(keysOf(launchReport(changed, acceptances).open)).toEqual(['sample/faq']);
    }
  });

  test('the lines that it prints are those that accept, once a name and a day are filled in', () => {
    const lines = acceptanceLines(launchReport(asItIs, [])).replaceAll("by: '', on: ''", "by: 'A. Negi', on: '2026-12-01'");
    const read = new Function(`return [${lines}]`)() as ReturnType<typeof acceptAll>;
    expect(read).toEqual(acceptAll(asItIs));
    expect(mayLaunch(launchReport(asItIs, read))).toBe(true);
  });

  // It starts a process of its own, which takes a while on a busy machine.
  test('the command says what the functions say, and its exit status guards the deployment', { timeout: 120_000 }, () => {
    const script = inProject('scripts/launch-check.ts');
    const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: process.env.PATH ?? '' } });
    const report = launchReport(asItIs, accepted);
    expect(status).toBe(mayLaunch(report) ? 0 : 1);
    expect(stdout).toBe(writeReport(report, false));
  });

  test('a release builds nothing as long as something is open', { timeout: 120_000 }, () => {
    const root = inProject();
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
    expect(scripts.release).toBe('node scripts/launch-check.ts && node scripts/build.ts');
    if (mayLaunch(launchReport(asItIs, accepted))) return;
    const { status, stdout } = spawnSync(scripts.release ?? '', { cwd: root, shell: true, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/to settle, \d+ accepted/);
    expect(stdout).not.toContain('compressed');
  });
});
