/**
 * Finds a browser for the tests: a Chromium or Chrome in PATH or in Chrome's default location. If there is none, installs Debian's with apt-get
 * (as root), or throws with advice.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installAdvice, installFromDebian } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Default locations on macOS and Windows, which are not in PATH. */
const defaultPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of an installed browser, or null. CHROMIUM_PATH has priority. Throws if it is not a program, since tests in another browser than
 * the requested one would be misleading.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const requestedPath = env.CHROMIUM_PATH;
  if (requestedPath) {
    if (!isProgram(requestedPath)) {
      throw new Error(`CHROMIUM_PATH is '${requestedPath}', which is not a program: write the full path of Chromium or Chrome.`);
    }
    return requestedPath;
  }
  return [...onPath(names, env), ...defaultPaths].find(isProgram) ?? null;
}

/** Returns the path of Chromium's headless shell, or null. CHROMIUM_PATH has priority. */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.CHROMIUM_PATH ? findBrowser(env) : (onPath(['chromium-headless-shell'], env).find(isProgram) ?? null);
}

/**
 * Like findBrowser, but first installs Debian's Chromium and its headless shell if one is missing. Throws with advice if there is no browser after
 * that.
 */
export function findOrInstallBrowser(): string {
  if (!findBrowser() || !findHeadlessShell()) installFromDebian('browser');
  const browser = findBrowser();
  if (browser) return browser;
  throw new Error(
    `The tests need Chromium or Chrome, and none was found. Install one (${installAdvice('browser')}), ` +
      'or name yours: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** Returns the paths that programs would have in the folders of PATH. */
const onPath = (programs: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string[] =>
  PATH.split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
