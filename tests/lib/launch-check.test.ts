import { spawnSync } from 'node:child_process';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { accepted } from '../../deploy/launch-accepted.ts';
import { claimItems, programmesNamed } from '../../scripts/launch/claim-items.ts';
import { contentByPage } from '../../scripts/launch/content-by-page.ts';
import type { LaunchItem } from '../../scripts/launch/item.ts';
import { launchItems } from '../../scripts/launch/items.ts';
import { pictureItems } from '../../scripts/launch/picture-items.ts';
import { placesIn, provenanceItems } from '../../scripts/launch/provenance-items.ts';
import { launchReport, mayLaunch, writeReport } from '../../scripts/launch/report.ts';
import { isPlaceholder, settingsItems } from '../../scripts/launch/settings-items.ts';
import { unfinishedItems } from '../../scripts/launch/unfinished-items.ts';
import { school } from '../../src/content/school.ts';

const settled = {
  origin: 'https://www.school.in',
  applyUrl: 'https://apply.school.in/',
  admissionsEmail: 'admissions@school.in',
  supportEmail: 'support@school.in',
  analyticsId: 'G-AB12CD34EF',
};
const asItIs = launchItems({ ...school, origin: school.siteUrl });
const keysOf = (items: readonly LaunchItem[]) => items.map(({ key }) => key);
const acceptAll = (items: readonly LaunchItem[]) => keysOf(items).map((key) => ({ key, by: 'A. Negi', on: '2026-12-01' }));

describe('addresses and settings', () => {
  test('placeholders and a missing analytics ID are to be settled, real ones are not', () => {
    const placeholders = {
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
  const claims = claimItems(contentByPage);
  const of = (key: string) => claims.find((claim) => claim.key === key);

  test('the figures, the internship promise and the four awards are among them, with the pages that they stand on', () => {
    expect(of('claim/placement')?.what).toMatch(/98% placement.*\/career-support/);
    expect(of('claim/bpt-internship')?.what).toMatch(/\/career-support.*\/bpt/);
    expect(keysOf(claims).filter((key) => key.startsWith('claim/award-'))).toHaveLength(4);
  });

  test('the 250+ programmes stand beside the number that the site names', () => {
    expect(programmesNamed()).toBeGreaterThan(90);
    expect(programmesNamed()).toBeLessThan(110);
    expect(of('claim/programs')?.what).toContain(`250+ programs`);
    expect(of('claim/programs')?.what).toContain(`names ${programmesNamed()}`);
  });

  test('a promise that no page makes any more is no longer asked about', () => {
    expect(keysOf(claimItems([]))).not.toContain('claim/bpt-internship');
  });
});

describe('content that the school has not given', () => {
  test('every mark in every content file is found at some page', { timeout: 30_000 }, async () => {
    const folder = new URL('../../src/content/', import.meta.url);
    const marked: { file: string; what: string }[] = [];
    for await (const file of glob('**/*.ts', { cwd: folder.pathname })) {
      const exported: unknown = { ...((await import(new URL(file, folder).href)) as object) };
      marked.push(...placesIn(exported).map(({ what }) => ({ file, what })));
    }
    const known = new Set(contentByPage.flatMap(({ content }) => placesIn(content).map(({ what }) => what)));
    expect(marked.length).toBeGreaterThan(300);
    expect(marked.filter(({ what }) => !known.has(what))).toEqual([]);
  });

  test('is told page by page, samples apart from general knowledge, an exception as its field', () => {
    const page = (content: object) => [{ route: 'faq' as const, files: ['src/content/faq.ts'], content: [content] }];
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
    expect(items[0]?.what).toContain('src/content/faq.ts');
  });

  test('the six events are samples of What’s On', () => {
    const events = asItIs.find(({ key }) => key === 'sample/whatson');
    expect(events?.places).toEqual(expect.arrayContaining(['The Nine-School Games', 'Moot Court Final']));
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
    const toCome = [{ route: 'academic-calendar' as const, files: [], content: [{ text: 'Page coming soon.' }] }];
    expect(keysOf(unfinishedItems(['Contact Us'], toCome))).toEqual(['link/contact-us', 'page/academic-calendar']);
    expect(unfinishedItems([], [])).toEqual([]);
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
    expect(writeReport(report, false)).not.toContain('- Moot Court Final');
    expect(writeReport(report, true)).toContain('- Moot Court Final');
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
    const report = launchReport(asItIs, [...all, { key: 'claim/gone', by: 'A. Negi', on: '2026-12-01' }]);
    expect(mayLaunch(report)).toBe(true);
    expect(writeReport(report, false)).toMatch(/no longer there[\s\S]*claim\/gone/);
  });

  test('a place added after the acceptance asks again, where it says how many there were', () => {
    const item: LaunchItem = { key: 'sample/faq', group: 'sample', what: '', places: ['One?', 'Two?'] };
    const on = (places: number) => launchReport([item], [{ key: item.key, by: 'A. Negi', on: '2026-12-01', places }]).open;
    expect(on(2)).toEqual([]);
    expect(on(1)).toEqual([item]);
  });

  // It starts a process of its own, which takes a while on a busy machine.
  test('the command says what the functions say, and its exit status guards the deployment', { timeout: 120_000 }, () => {
    const script = fileURLToPath(new URL('../../scripts/launch-check.ts', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: process.env.PATH ?? '' } });
    const report = launchReport(asItIs, accepted);
    expect(status).toBe(mayLaunch(report) ? 0 : 1);
    expect(stdout).toBe(writeReport(report, false));
  });
});
