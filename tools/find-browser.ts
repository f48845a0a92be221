/**
 * Finds the browser that the tests drive: any installed Chromium or Chrome; where there is none it installs Debian's with apt-get (as
 * root), or throws what to do.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { advice, installFromDebian } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Where it lies on a Mac and on Windows, whose path does not lead there. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of an installed browser; null where there is none. CHROMIUM_PATH goes before all others. Throws when it names no program,
 * since a test run in another browser than the one asked for would mislead.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const asked = env.CHROMIUM_PATH;
  if (asked) {
    if (!isProgram(asked)) {
      throw new Error(`CHROMIUM_PATH is '${asked}', and there is no program: write the full path of Chromium or Chrome.`);
    }
    return asked;
  }
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces].find(isProgram) ?? null;
}

/** As findBrowser, but installs Debian's Chromium where there is none and that is allowed. Throws with advice where it is not. */
export function findOrInstallBrowser(): string {
  const found = findBrowser() ?? (installFromDebian('browser') ? findBrowser() : null);
  if (found) return found;
  throw new Error(
    `The tests need Chromium or Chrome, and none was found. Install one (${advice('browser')}), ` +
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
