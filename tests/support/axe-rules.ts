/**
 * Which of axe's rules run: all that axe has, whether or not it runs them unasked, and those that it has given
 * up as long as it has them, but for these.
 */
import { createRequire } from 'node:module';

const beyond = 'WCAG 2.2 at level AAA; the site is built to AA';

/** Each rule that does not run, and why. */
export const leftOut: Readonly<Record<string, string>> = {
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

/** The names of the rules that run. A rule that axe has anew is among them. */
export const running: readonly string[] = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((name) => !(name in leftOut))
  .sort();

/** As axe takes it. It throws at a name that it does not know: a rule that is gone must leave the list above. */
export const rules: Readonly<Record<string, { enabled: boolean }>> = Object.fromEntries([
  ...running.map((name) => [name, { enabled: true }] as const),
  ...Object.keys(leftOut).map((name) => [name, { enabled: false }] as const),
]);

/** Rules that say something of a page as a whole, which axe leaves out where it is shown a part. */
const ofWholePages: readonly string[] = ['bypass'];

interface Ran {
  id: string;
}

/** The rules that should have run and did not, and those that ran unasked, one line each. */
export function rulesAmiss(
  results: Readonly<Record<'violations' | 'incomplete' | 'passes' | 'inapplicable', readonly Ran[]>>,
  part: boolean,
) {
  const { violations, incomplete, passes, inapplicable } = results;
  const ran = new Set([...violations, ...incomplete, ...passes, ...inapplicable].map(({ id }) => id));
  const expected = running.filter((name) => !part || !ofWholePages.includes(name));
  return [
    ...expected.filter((name) => !ran.has(name)).map((name) => `${name} did not run`),
    ...[...ran].filter((name) => !expected.includes(name)).map((name) => `${name} ran unasked`),
  ];
}
