import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { advice, installFromDebian } from '../../tools/debian.ts';
import type { Engine } from './engine.ts';

/** Debian's Firefox, over WebDriver BiDi. FIREFOX_PATH names another. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
  if (!existsSync(executablePath) && !installFromDebian('firefox'))
    throw new Error(`There is no Firefox at ${executablePath} (${advice('firefox')}).`);
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
