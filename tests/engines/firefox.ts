import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inProject } from '../../publish/project.ts';
import { advice, installFromDebian } from '../../tools/debian.ts';
import type { Engine } from './engine.ts';

/** The part of puppeteer-core's interface used here: types are checked without its package (publish/tools/package.json). */
interface Puppeteer {
  launch(options: { browser: 'firefox'; executablePath: string; headless: boolean }): Promise<{
    newPage(): Promise<Page>;
    version(): Promise<string>;
    close(): Promise<void>;
  }>;
}
interface Page {
  goto(url: string): Promise<object | null>;
  evaluate(script: string): Promise<unknown>;
  locator(selector: string): { click(): Promise<void> };
  keyboard: { press(key: string): Promise<void> };
  setViewport(size: { width: number; height: number }): Promise<void>;
}

/** Loads puppeteer-core, which `npm run test:full` installs, as does `npm ci --prefix publish/tools`. */
async function loadPuppeteer(): Promise<Puppeteer> {
  const file = createRequire(inProject('publish/tools/package.json')).resolve('puppeteer-core');
  const module = (await import(pathToFileURL(file).href)) as { default: Puppeteer };
  return module.default;
}

/** Debian's Firefox, over WebDriver BiDi. FIREFOX_PATH names another. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
  if (!existsSync(executablePath) && !installFromDebian('firefox'))
    throw new Error(`There is no Firefox at ${executablePath} (${advice('firefox')}).`);
  const puppeteer = await loadPuppeteer();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    open: async (url) => {
      await page.goto('about:blank');
      await page.goto(url);
    },
    run: (body) => page.evaluate(`(async () => { ${body} })()`) as Promise<never>,
    click: (selector) => page.locator(selector).click(),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
