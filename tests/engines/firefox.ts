import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { projectPath } from '../../publish/project.ts';
import { installAdvice, installFromDebian } from '../../tools/debian.ts';
import type { Engine } from './engine.ts';

/** The part of puppeteer-core's interface used here, since its package may not be installed (publish/tools/package.json). */
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

/** Loads puppeteer-core, which `npm run test:full` or `npm ci --prefix publish/tools` installs. */
async function loadPuppeteer(): Promise<Puppeteer> {
  const file = createRequire(projectPath('publish/tools/package.json')).resolve('puppeteer-core');
  const module = (await import(pathToFileURL(file).href)) as { default: Puppeteer };
  return module.default;
}

/** Starts Debian's Firefox, or the one at FIREFOX_PATH, over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
  if (!existsSync(executablePath) && !installFromDebian('firefox'))
    throw new Error(`Firefox is not installed at ${executablePath} (${installAdvice('firefox')}).`);
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
