/**
 * What assistive technology is told of each kind of page: landmarks, headings, lists, links and controls with their names, in their order.
 * Sentences are left out, so that a page can be reworded; `npm run looks` records the outlines anew, with the pictures.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { pagesToRead } from '../../publish/pages/built-pages.ts';
import { inProject } from '../../publish/project.ts';
import { scrollThrough } from '../support/acts.ts';
import { lookedAt } from '../support/looks.ts';
import { expect, looksTest as test } from '../support/looks-site.ts';
import { nameOf, oneOfEachKind } from '../support/page-kinds.ts';

const folder = inProject('tests/visual/outlines/');

test('one page of each kind is outlined as it was', async ({ page }) => {
  const kinds = oneOfEachKind(await pagesOfTheSite());
  expect(kinds.length, 'kinds of pages').toBeGreaterThan(8);
  for (const kind of kinds) {
    await test.step(kind.path, async () => {
      await page.goto(kind.path);
      await awake(page);
      await expectOutline(page, 'main', nameOf(kind));
    });
  }
});

test('the bar and the footer, which all pages have, are outlined as they were', async ({ page }) => {
  await page.goto('/about');
  await expectOutline(page, 'body > header', 'bar');
  await expectOutline(page, 'body > footer', 'footer');
});

async function pagesOfTheSite() {
  const found = (await pagesToRead(lookedAt())).filter(({ path }) => path !== '/examples');
  return Promise.all(found.map(async ({ path, file }) => ({ path, document: parse(await readFile(file, 'utf8')) })));
}

/** Until every island is at work. */
async function awake(page: Page): Promise<void> {
  await scrollThrough(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

async function expectOutline(page: Page, selector: string, name: string): Promise<void> {
  // A script writes whole addresses, and the port is another at every run.
  const told = (await page.locator(selector).ariaSnapshot()).replaceAll(new URL(page.url()).origin, '');
  const outline = withoutHashes(withoutSentences(told));
  const file = `${folder}${name}.txt`;
  if (process.env.LOOKS === 'record') {
    await mkdir(folder, { recursive: true });
    await writeFile(file, outline);
  }
  expect.soft(outline, `${name}: npm run looks records it anew`).toBe(await readFile(file, 'utf8'));
}

/** Keeps that there is a paragraph or a text, and leaves out what it says. */
function withoutSentences(snapshot: string): string {
  return `${snapshot.replace(/^(\s*- (?:paragraph|text|definition|caption|cell|emphasis|strong)): .*$/gm, '$1')}\n`;
}

/** A file's name without the hash that it takes with its content: another picture in the same place is the same outline. */
const withoutHashes = (outline: string) => outline.replace(/-[0-9a-f]{10}(\.\w+)$/gm, '$1');
