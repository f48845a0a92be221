/**
 * Pages that the browser translates: every control does the same as on the page beside it that is not translated, and the words are the same
 * in the other language.
 */
import type { Locator, Page } from '@playwright/test';
import { site } from '../../src/site.ts';
import { holdBack, scrollThrough } from '../support/acts.ts';
import { laptop, phone } from '../support/devices.ts';
import { isTranslated, originalOf, translatePage } from '../support/page-translator.ts';
import { pagesThere } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

/** The pages with an island or a script of their own. */
const scripted = pagesThere
  .filter(({ document }) => document.querySelectorAll('astro-island, script[type="module"][src]').length > 1)
  .map(({ path }) => path);

/** How often each control is pressed: a task is played to its end so often, each time by another choice. */
const presses = 3;

for (const [device, settings, atCore] of [
  ['laptop', laptop, ['/schoolofscience']],
  ['phone', phone, ['/whatson']],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...settings, reducedMotion: 'reduce', permissions: ['clipboard-write'] });

    for (const path of scripted) {
      for (const when of ['before', 'after'] as const) {
        const tag = when === 'before' && (atCore as readonly string[]).includes(path) ? '@core' : [];
        test(`${path}, translated ${when} its islands hydrate, works as it does in English`, { tag }, async ({
          page,
          context,
        }) => {
          test.setTimeout(240_000);
          const pair = [page, await context.newPage()] as const;
          const letReactCome = when === 'before' ? await holdBack(context, '**/assets/react.*.js') : undefined;
          for (const each of pair) {
            await each.clock.install({ time: site.today });
            await each.goto(path);
            await scrollThrough(each);
            if (when === 'before') continue;
            // By touch some are hydrated at the first press.
            if (device === 'phone') await pressFirstControls(each.locator('astro-island[opts*="trueUntil"]'), device);
            await hydrated(each);
          }
          await translatePage(pair[1]);
          if (letReactCome) {
            for (const each of pair) await pressFirstControls(each.locator('astro-island'), device);
            letReactCome();
            for (const each of pair) await hydrated(each);
          }
          await expectAlike(pair, 'at first');
          await pressAll(pair);
        });
      }
    }
  });
}

/** What an island offers before it is hydrated. */
const firstControlOf = (island: Locator) =>
  island.locator('button:not([data-share]), [data-choice]').filter({ visible: true }).first();

/** Presses the first control of each of these islands. */
async function pressFirstControls(islands: Locator, device: 'laptop' | 'phone'): Promise<void> {
  for (const island of await islands.all()) {
    const control = firstControlOf(island);
    if (await control.count()) await (device === 'phone' ? control.tap() : control.click());
  }
}

/** Waits until every island is hydrated that offers something. */
async function hydrated(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    if (await firstControlOf(island).count()) await expect(island).not.toHaveAttribute('ssr');
  }
}

type Pair = readonly [plain: Page, translated: Page];

/** Presses the control that has been pressed least, until each that is offered has been pressed so often. */
async function pressAll(pair: Pair): Promise<void> {
  const pressed = new Map<string, number>();
  const times = (name: string) => pressed.get(name) ?? 0;
  for (;;) {
    const [offered, others] = await Promise.all(pair.map(controlsOf));
    expect(others?.length, 'controls').toBe(offered?.length);
    const next = offered?.reduce((least, name) => (name && (!least || times(name) < times(least)) ? name : least), '');
    if (!next || times(next) >= presses) break;
    pressed.set(next, times(next) + 1);
    const place = offered?.indexOf(next) ?? 0;
    for (const each of pair) {
      // A task does not listen just after an answer.
      await each.clock.fastForward(500);
      await each.evaluate(([controls, index]) => document.querySelectorAll<HTMLElement>(controls)[index]?.click(), [
        controls,
        place,
      ] as const);
    }
    await expectAlike(pair, `after a press on ${next}`);
  }
  expect(pressed.size, 'controls that were pressed').toBeGreaterThan(0);
}

const controls = ':is(main, header, dialog) :is(button, summary, [role="tab"], [data-gallery-item] a, a[href^="#"])';

/** The names of the controls, in their order; none for one that can't be pressed now. Pictures that open large share one name. */
function controlsOf(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const modal = document.querySelector('dialog:modal');
    const names = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(selector)].map((control) => {
      const ready = control.checkVisibility({ visibilityProperty: true }) && control.ariaDisabled !== 'true';
      if (!ready || (modal && !modal.contains(control))) return '';
      if (control.matches('[data-gallery-item] a')) return 'a picture';
      const name = control.ariaLabel ?? control.textContent.replace(/[⟦⟧]/g, '').trim();
      names.set(name, (names.get(name) ?? 0) + 1);
      return `${name} (${names.get(name)})`;
    });
  }, controls);
}

/** That both pages say the same, each in its language, and that their islands are in the same state. */
async function expectAlike([plain, translated]: Pair, when: string): Promise<void> {
  await expect(async () => {
    const [english, other] = await Promise.all([stateOf(plain), stateOf(translated)]);
    expect(other.texts.map(originalOf), when).toEqual(english.texts);
    expect(other.islands.map(originalOf), when).toEqual(english.islands);
    const left = other.texts.filter((text) => !isTranslated(text));
    expect(left, `${when}: what is left in English`).toEqual([]);
  }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 200, 500] });
}

/** The texts of the page and the tags of its islands, without the elements that a translator adds. */
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
