import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { scrollTo, waitForObservers, waitForTransitions } from './actions.ts';
import { measureTextContrast } from './text-contrast.ts';

const levelAaa = 'WCAG 2.2 level AAA; the site is built to AA';

/** The rules that do not run, each with the reason. All other rules do, including deprecated rules and those off by default. */
const excludedRules: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': levelAaa,
  'identical-links-same-purpose': levelAaa,
  'meta-refresh-no-exceptions': levelAaa,
  'hidden-content':
    'never passes or fails: it reports all hidden content for manual review, and the tests open that content themselves',
};

/** The part of axe-core's API used here. Its types can't be imported: axe-core is a dependency of @axe-core/playwright only. */
interface Axe {
  getRules(): { ruleId: string }[];
}

const require = createRequire(import.meta.url);
const axe = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as Axe;

/** axe's `rules` option. axe throws at an unknown name, so a rule that it removed must leave the list above. */
const rules: Readonly<Record<string, { enabled: boolean }>> = Object.fromEntries(
  [...axe.getRules().map(({ ruleId }) => ruleId), ...Object.keys(excludedRules)].map((name) => [
    name,
    { enabled: !(name in excludedRules) },
  ]),
);

/** Details of violations and incomplete checks only: leaving out those of passes is much faster. */
const options = { rules, resultTypes: ['violations' as const, 'incomplete' as const] };

/**
 * Fails softly if axe finds violations in the page, or in the element that `selector` names. Text whose contrast axe can't determine is measured in
 * a screenshot. `state` describes the page in the failure message.
 */
export async function expectAccessible(page: Page, state: string, selector?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options(options).setLegacyMode(true);
  const { violations, incomplete, passes } = await (selector ? axe.include(selector) : axe).analyze();
  expect(passes.length, 'number of rules that axe applied').toBeGreaterThan(selector ? 2 : 5);
  const undecided = incomplete.filter(({ id }) => id !== 'color-contrast');
  const failures = [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  const unmeasured = incomplete.flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []));
  failures.push(...(await findContrastFailures(page, unmeasured.flatMap(({ target }) => target).map(String))));
  expect.soft(failures, state).toEqual([]);
}

/** Returns a line for each of the selected elements whose text contrast is too low or could not be measured. */
async function findContrastFailures(page: Page, elementSelectors: readonly string[]): Promise<string[]> {
  // Decoration, marked with aria-hidden, needs no contrast (WCAG 2.2, 1.4.3).
  const targets = await page.evaluate(
    (selectors) => selectors.filter((selector) => !document.querySelector(selector)?.closest('[aria-hidden="true"]')),
    elementSelectors,
  );
  if (targets.length === 0) return [];
  // Repeated before each measurement, since React may have replaced an element.
  const markTargets = () =>
    page.evaluate((selectors) => {
      for (const [index, selector] of selectors.entries()) {
        document.querySelector<HTMLElement>(selector)?.setAttribute('data-measured', `${index}`);
      }
    }, targets);
  // A visitor can scroll the text away from the apply bar and the menu button, which cover the bottom of a phone's screen.
  const setBottomBarHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      for (const element of document.querySelectorAll('[data-apply-bar], [data-menu-button]'))
        element.toggleAttribute('hidden', isHidden);
    }, hidden);
  await setBottomBarHidden(true);
  const failures: string[] = [];
  const remaining = new Set(targets.map((_, index) => `${index}`));
  const initialTop = await page.evaluate(() => window.scrollY);
  const maxTop = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  const step = (page.viewportSize()?.height ?? 0) * 0.75;
  for (let y = initialTop; remaining.size > 0 && step > 0; y = y < maxTop ? Math.min(y + step, maxTop) : Number.NaN) {
    if (Number.isNaN(y)) break;
    if (y !== initialTop) await scrollTo(page, Math.round(y));
    await waitForTransitions(page);
    await markTargets();
    for (const { targetIndex, text, contrast, minContrast } of await measureTextContrast(page, '[data-measured]')) {
      remaining.delete(targetIndex);
      if (contrast < minContrast) failures.push(`'${text}' has a contrast of ${contrast.toFixed(2)} and needs ${minContrast}`);
    }
  }
  // The scroll above misses elements above the initial position and in rows that scroll sideways.
  await markTargets();
  for (const targetIndex of [...remaining]) {
    const selector = `[data-measured="${targetIndex}"]`;
    if ((await page.locator(selector).count()) === 0) continue;
    await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        // From the top of the page, so that the navigation bar and sticky elements are in their initial state.
        window.scrollTo({ top: 0, behavior: 'instant' });
        if (!element.closest('body > header')) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      });
    await waitForObservers(page);
    await waitForTransitions(page);
    for (const { text, contrast, minContrast } of await measureTextContrast(page, selector)) {
      remaining.delete(targetIndex);
      if (contrast < minContrast) failures.push(`'${text}' has a contrast of ${contrast.toFixed(2)} and needs ${minContrast}`);
    }
  }
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (const element of document.querySelectorAll('[data-measured]')) element.removeAttribute('data-measured');
  }, initialTop);
  await setBottomBarHidden(false);
  return [...failures, ...[...remaining].map((index) => `the contrast of ${targets[Number(index)]} could not be measured`)];
}
