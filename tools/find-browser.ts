/**
 * Finds a browser for the tests: any installed Chromium or Chrome. If there is none, installs Debian's with apt-get (as root), or throws with
 * advice.
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
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...defaultPaths].find(isProgram) ?? null;
}

/** Like findBrowser, but installs Debian's Chromium if there is none. Throws with advice if that is not possible. */
export function findOrInstallBrowser(): string {
  const browser = findBrowser() ?? (installFromDebian('browser') ? findBrowser() : null);
  if (browser) return browser;
  throw new Error(
    `The tests need Chromium or Chrome, and none was found. Install one (${installAdvice('browser')}), ` +
      'or name yours: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
