/** Pages that the browser translates: every control works as on an untranslated page, with the same texts. */
import type { Locator, Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { holdRequests } from '../support/actions.ts';
import { laptop, phone } from '../support/devices.ts';
import { isTranslated, removeTranslationMarks, translatePage } from '../support/page-translator.ts';
import { scriptedPaths } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

/** The number of presses on each control of an island, so that a task is completed three times with different choices. */
const pressesPerControl = 3;

// On touch screens some islands are hydrated at the first press. `npm test` opens a page with a task and a table, and one with the event filter.
for (const [device, settings, moment, corePaths] of [
  ['laptop', laptop, 'after', ['/schoolofparamedicalandhealthsciences']],
  ['phone', phone, 'before', ['/whatson']],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...settings, reducedMotion: 'reduce', permissions: ['clipboard-write'] });

    for (const path of scriptedPaths) {
      const tag = (corePaths as readonly string[]).includes(path) ? '@core' : [];
      test(`${path}, translated by the browser ${moment} hydration, works as in English`, { tag }, async ({
        page,
        browser,
        served,
      }) => {
        // In separate contexts, because pages of one context share the kept courses.
        const pair = [await browser.newPage({ baseURL: served.origin }), page] as const;
        const react = '**/assets/react.*.js';
        const releases = moment === 'before' ? await Promise.all(pair.map((tab) => holdRequests(tab, react))) : [];
        for (const tab of pair) {
          await tab.clock.install({ time: site.today });
          await tab.goto(path);
          if (moment === 'after') await waitForHydration(tab);
        }
        await translatePage(pair[1]);
        if (moment === 'before') {
          for (const tab of pair) await tapFirstControls(tab.locator('astro-island'));
          for (const release of releases) release();
          for (const tab of pair) await waitForHydration(tab);
        }
        await expectEqual(pair, 'at the start');
        await pressAll(pair);
      });
    }
  });
}

/** Returns the first visible control of an island, before hydration. */
const firstControlOf = (island: Locator) =>
  island.locator('button:not([data-share]), [data-choice]').filter({ visible: true }).first();

/** Taps the first control of each island. */
async function tapFirstControls(islands: Locator): Promise<void> {
  for (const island of await islands.all()) {
    const control = firstControlOf(island);
    if (await control.count()) await control.tap();
  }
}

/** The `opts` attribute of an island, with the values of `client:on-demand` (src/client/hydrate-on-demand.ts). */
interface IslandOptions {
  value: { media?: string; until?: number };
}

/** Waits until every island is hydrated, except those that are hidden, or hydrated only by a press or on wide screens. */
async function waitForHydration(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    const { media, until } = (JSON.parse((await island.getAttribute('opts')) ?? '{}') as IslandOptions).value;
    if (media && !(await page.evaluate((query) => matchMedia(query).matches, media))) continue;
    if (until && !(await firstControlOf(island).count())) continue;
    const root = island.locator('> *').first();
    if (!(await root.evaluate((element) => element.checkVisibility()))) continue;
    await root.evaluate((element) => element.scrollIntoView());
    await expect(island).not.toHaveAttribute('ssr');
    // Before hydration the choices of a task are spans.
    await expect(island.locator('span[data-choice]')).toHaveCount(0);
  }
}

type Pair = readonly [plain: Page, translated: Page];

/** Presses the control with the most remaining presses, until none remain. */
async function pressAll(pair: Pair): Promise<void> {
  const pressCounts = new Map<string, number>();
  for (;;) {
    const controls = await controlsOfBoth(pair);
    const remaining = ({ name, presses }: Control) => (name ? presses - (pressCounts.get(name) ?? 0) : 0);
    const next = controls.reduce((best, control) => (remaining(control) > remaining(best) ? control : best));
    if (remaining(next) <= 0) break;
    pressCounts.set(next.name, (pressCounts.get(next.name) ?? 0) + 1);
    for (const tab of pair) {
      // A task ignores a press right after a reply.
      await tab.clock.fastForward(500);
      await tab.evaluate(([selector, index]) => document.querySelectorAll<HTMLElement>(selector)[index]?.click(), [
        controlSelector,
        controls.indexOf(next),
      ] as const);
    }
    await expectEqual(pair, `after a press on ${next.name}`);
  }
  expect(pressCounts.size, 'number of pressed controls').toBeGreaterThan(0);
}

/** Matches all controls except those of films, whose names differ while a film plays in only one of the pages. */
const controlSelector =
  ':is(main, header, dialog) :is(button:not([data-film-button]), summary, [role="tab"], [data-gallery-item] a, a[href^="#"])';

interface Control {
  /** Empty if it can't be pressed now. All links of the gallery's pictures have the same name, and so do all Keep buttons. */
  name: string;
  /** The number of times to press it. */
  presses: number;
}

/** Returns the controls of both pages once they are equal, because a film that starts or ends adds and removes controls. */
async function controlsOfBoth(pair: Pair): Promise<Control[]> {
  let controls: Control[] = [];
  await expect(async () => {
    const [plain = [], translated] = await Promise.all(pair.map(controlsOf));
    expect(translated).toEqual(plain);
    controls = plain;
  }).toPass({ timeout: 10_000, intervals: [20, 100, 500] });
  return controls;
}

/** Returns the controls of a page in document order. */
function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(
    ([selector, pressesInIsland]) => {
      const modal = document.querySelector('dialog:modal');
      const names = new Map<string, number>();
      return [...document.querySelectorAll<HTMLElement>(selector)].map((control) => {
        const isEnabled = control.checkVisibility({ visibilityProperty: true }) && control.ariaDisabled !== 'true';
        if (!isEnabled || (modal && !modal.contains(control))) return { name: '', presses: 0 };
        const label = control.ariaLabel ?? control.textContent.replace(/[⟦⟧]/g, '').trim();
        names.set(label, (names.get(label) ?? 0) + 1);
        let name = `${label} (${names.get(label)})`;
        if (control.dataset.keep) name = 'a Keep button';
        if (control.matches('[data-gallery-item] a')) name = 'a picture';
        return { name, presses: control.closest('astro-island') ? pressesInIsland : 1 };
      });
    },
    [controlSelector, pressesPerControl] as const,
  );
}

/** Expects that both pages have the same texts, each in its language, and that their islands are in the same state. */
async function expectEqual([plain, translated]: Pair, moment: string): Promise<void> {
  await expect(async () => {
    const [english, foreign] = await Promise.all([stateOf(plain), stateOf(translated)]);
    expect(foreign.texts.map(removeTranslationMarks), moment).toEqual(english.texts);
    expect(foreign.islands.map(removeTranslationMarks), moment).toEqual(english.islands);
    const untranslated = foreign.texts.filter((text) => !isTranslated(text));
    expect(untranslated, `${moment}: untranslated texts`).toEqual([]);
  }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 200, 500] });
}

/** Returns the texts of a page and the tags of its islands, without the elements that a translator adds. */
function stateOf(page: Page): Promise<{ texts: string[]; islands: string[] }> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, style, noscript, template, svg, video')) element.remove();
    for (const font of body.querySelectorAll('font')) font.replaceWith(...font.childNodes);
    body.normalize();
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    const islands = [...body.querySelectorAll('astro-island')].flatMap(({ innerHTML }) => innerHTML.match(/<\/?\w[^>]*>/g) ?? []);
    return { texts, islands };
  });
}
