/** Pages that the browser translates: every control does the same as on an untranslated page, and says the same. */
import type { Locator, Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { holdBack } from '../support/acts.ts';
import { laptop, phone } from '../support/devices.ts';
import { isTranslated, originalOf, translatePage } from '../support/page-translator.ts';
import { scripted } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

/** How often each control of an island is pressed: a task is played to its end so often, each time by another choice. */
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
        test(`${path}, translated by the browser ${when} hydration, works as it does in English`, { tag }, async ({
          page,
          context,
        }) => {
          test.setTimeout(240_000);
          const pair = [page, await context.newPage()] as const;
          const letReactCome = when === 'before' ? await holdBack(context, '**/assets/react.*.js') : undefined;
          for (const each of pair) {
            await each.clock.install({ time: site.today });
            await each.goto(path);
            if (when === 'before') continue;
            // By touch some are hydrated at the first press.
            if (device === 'phone') await pressFirstControls(each.locator('astro-island[opts*="until"]'), device);
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
    if (!(await firstControlOf(island).count())) continue;
    await island.locator('> *').first().scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
    // The choices of a task are text until then.
    await expect(island.locator('span[data-choice]')).toHaveCount(0);
  }
}

type Pair = readonly [plain: Page, translated: Page];

/** Presses the control that has been pressed least, until each that is offered has been pressed so often. */
async function pressAll(pair: Pair): Promise<void> {
  const pressed = new Map<string, number>();
  for (;;) {
    const offered = await controlsOfBoth(pair);
    const left = ({ name, often }: Control) => (name ? often - (pressed.get(name) ?? 0) : 0);
    const next = offered.reduce((most, control) => (left(control) > left(most) ? control : most));
    if (left(next) <= 0) break;
    pressed.set(next.name, (pressed.get(next.name) ?? 0) + 1);
    for (const each of pair) {
      // A task does not listen just after an answer.
      await each.clock.fastForward(500);
      await each.evaluate(([all, index]) => document.querySelectorAll<HTMLElement>(all)[index]?.click(), [
        controls,
        offered.indexOf(next),
      ] as const);
    }
    await expectAlike(pair, `after a press on ${next.name}`);
  }
  expect(pressed.size, 'controls that were pressed').toBeGreaterThan(0);
}

/** Without those of films, whose names change as a film plays in one of the two pages and waits in the other. */
const controls =
  ':is(main, header, dialog) :is(button:not([data-film-button]), summary, [role="tab"], [data-gallery-item] a, a[href^="#"])';

interface Control {
  /** None if it can't be pressed now. Pictures that open large share one name. */
  name: string;
  /** How often it is to be pressed. */
  often: number;
}

/** The controls of both pages, once they are the same: a film that begins or ends brings and takes away some. */
async function controlsOfBoth(pair: Pair): Promise<Control[]> {
  let offered: Control[] = [];
  await expect(async () => {
    const [plain = [], translated] = await Promise.all(pair.map(controlsOf));
    expect(translated).toEqual(plain);
    offered = plain;
  }).toPass({ timeout: 10_000, intervals: [20, 100, 500] });
  return offered;
}

/** The controls, in their order. */
function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(
    ([selector, inIsland]) => {
      const modal = document.querySelector('dialog:modal');
      const names = new Map<string, number>();
      return [...document.querySelectorAll<HTMLElement>(selector)].map((control) => {
        const ready = control.checkVisibility({ visibilityProperty: true }) && control.ariaDisabled !== 'true';
        if (!ready || (modal && !modal.contains(control))) return { name: '', often: 0 };
        const words = control.ariaLabel ?? control.textContent.replace(/[⟦⟧]/g, '').trim();
        names.set(words, (names.get(words) ?? 0) + 1);
        const name = control.matches('[data-gallery-item] a') ? 'a picture' : `${words} (${names.get(words)})`;
        return { name, often: control.closest('astro-island') ? inIsland : 1 };
      });
    },
    [controls, presses] as const,
  );
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
