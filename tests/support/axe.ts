import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { faded, scrollTo, settled } from './acts.ts';
import { contrastOfTexts } from './picture-contrast.ts';

const beyond = 'WCAG 2.2 at level AAA; the site is built to AA';

/** All of axe's rules run, also those that it has given up or runs only when asked, but for these; and why. */
const leftOut: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': beyond,
  'identical-links-same-purpose': beyond,
  'meta-refresh-no-exceptions': beyond,
  'hidden-content':
    'decides nothing: it says of whatever is hidden that somebody should look at it, and the states of the page show it',
};

/** The part of axe-core that is needed here, without its types: it comes with Playwright's builder and not by itself. */
interface Axe {
  getRules(): { ruleId: string }[];
}

const require = createRequire(import.meta.url);
const axe = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as Axe;

/** As axe takes it. It throws at a name that it does not know: a rule that is gone must leave the list above. */
const rules: Readonly<Record<string, { enabled: boolean }>> = Object.fromEntries(
  [...axe.getRules().map(({ ruleId }) => ruleId), ...Object.keys(leftOut)].map((name) => [name, { enabled: !(name in leftOut) }]),
);

/** Only what is wrong or unclear is written out in full, which is much quicker. */
const options = { rules, resultTypes: ['violations' as const, 'incomplete' as const] };

/** A soft failure for each fault that axe finds. Contrast that axe can't tell is measured on the screen. */
export async function expectAccessible(page: Page, what: string, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options(options).setLegacyMode(true);
  const { violations, incomplete, passes } = await (within ? axe.include(within) : axe).analyze();
  expect(passes.length, 'axe has looked at something').toBeGreaterThan(within ? 2 : 5);
  const open = incomplete.filter(({ id }) => id !== 'color-contrast');
  const faults = [...violations, ...open].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  const unclear = incomplete.flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []));
  faults.push(...(await faintTexts(page, unclear.flatMap(({ target }) => target).map(String))));
  expect.soft(faults, what).toEqual([]);
}

/** Of the elements that are named: those whose words can't be made out from what is beneath them, and those that never came into sight. */
async function faintTexts(page: Page, named: readonly string[]): Promise<string[]> {
  // What is pure decoration, and said to be, needs no contrast (WCAG 2.2, 1.4.3).
  const targets = await page.evaluate(
    (selectors) => selectors.filter((selector) => !document.querySelector(selector)?.closest('[aria-hidden="true"]')),
    named,
  );
  if (targets.length === 0) return [];
  // Again before each look: React may have put another element in the place of one since.
  const mark = () =>
    page.evaluate((selectors) => {
      for (const [index, selector] of selectors.entries()) {
        document.querySelector<HTMLElement>(selector)?.setAttribute('data-measured', `${index}`);
      }
    }, targets);
  // What stands under the bar and the menu button at the foot of a phone can be scrolled free of them.
  const hideFoot = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      for (const part of document.querySelectorAll('[data-apply-bar], [data-menu-button]'))
        part.toggleAttribute('hidden', isHidden);
    }, hidden);
  await hideFoot(true);
  const faults: string[] = [];
  const left = new Set(targets.map((_, index) => `${index}`));
  const before = await page.evaluate(() => window.scrollY);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  const step = (page.viewportSize()?.height ?? 0) * 0.75;
  for (let y = before; left.size > 0 && step > 0; y = y < end ? Math.min(y + step, end) : Number.NaN) {
    if (Number.isNaN(y)) break;
    if (y !== before) await scrollTo(page, Math.round(y));
    await faded(page);
    await mark();
    for (const { number, text, contrast, needed } of await contrastOfTexts(page, '[data-measured]')) {
      left.delete(number);
      if (contrast < needed) faults.push(`'${text}' has a contrast of ${contrast.toFixed(2)} and needs ${needed}`);
    }
  }
  // What stands above, or beside in a row that is drawn aside, is brought into sight by itself.
  await mark();
  for (const number of [...left]) {
    const only = `[data-measured="${number}"]`;
    if ((await page.locator(only).count()) === 0) continue;
    await page
      .locator(only)
      .first()
      .evaluate((element) => {
        // From the top of the page: there the bar has its name and its ground, and what sticks stands where it belongs.
        window.scrollTo({ top: 0, behavior: 'instant' });
        if (!element.closest('body > header')) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      });
    await settled(page);
    await faded(page);
    for (const { text, contrast, needed } of await contrastOfTexts(page, only)) {
      left.delete(number);
      if (contrast < needed) faults.push(`'${text}' has a contrast of ${contrast.toFixed(2)} and needs ${needed}`);
    }
  }
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (const element of document.querySelectorAll('[data-measured]')) element.removeAttribute('data-measured');
  }, before);
  await hideFoot(false);
  return [...faults, ...[...left].map((index) => `the contrast of ${targets[Number(index)]} could not be measured`)];
}
