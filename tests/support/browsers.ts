/** Launch options of the tests' browsers. */
import { findBrowser, findHeadlessShell } from '../../tools/find-browser.ts';

/** Settings of the rendering engine. Chromium obeys only the last --blink-settings, so this one replaces Playwright's. */
const blinkSettings = [
  // A mouse, as Playwright sets it.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  // Lazy images load as early as on a 4G network. The headless shell does not measure the network.
  'lazyLoadingImageMarginPxUnknown=1250',
].join();

/** Returns launch options. Without a path Playwright reports that its own browser is missing. */
const launchOptions = (executablePath: string | null) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Blocks requests to other machines.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--blink-settings=${blinkSettings}`,
  ],
});

/** Chromium, for tests of what the headless shell lacks: the back/forward cache, and the same pages in print as with a window. */
export const chromiumOptions = launchOptions(findBrowser());

/** Chromium's headless shell, for all other tests: without a graphics card they take a third less time in it. Chromium if there is no shell. */
export const headlessShellOptions = launchOptions(findHeadlessShell() ?? findBrowser());
