/** Which of axe's rules run: all that axe has, also those that it has given up or runs only when asked, but for these. */
import { createRequire } from 'node:module';

const beyond = 'WCAG 2.2 at level AAA; the site is built to AA';

/** Each rule that does not run, and why. */
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
export const rules: Readonly<Record<string, { enabled: boolean }>> = Object.fromEntries(
  [...axe.getRules().map(({ ruleId }) => ruleId), ...Object.keys(leftOut)].map((name) => [name, { enabled: !(name in leftOut) }]),
);
