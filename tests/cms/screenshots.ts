/** Takes the screenshots of docs/content.md: `node tests/cms/screenshots.ts`. */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { projectPath } from '../../publish/project.ts';
import { findBrowser } from '../../tools/find-browser.ts';
import { startCms } from '../support/cms-site.ts';

const maxBytes = 60 * 1024;
const folder = projectPath('docs/pictures');

const site = await startCms();
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
try {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ baseURL: site.cms, locale: 'en-IN', viewport: { width: 1200, height: 750 } });
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/#/collections/programmes');
  await page.getByText('B.P.T', { exact: true }).waitFor();
  await page.getByLabel('Find words on the site').fill('admission form');
  await takeScreenshot(page, 'find');

  await openForm(page, 'programmes/entries/bpt');
  await page.getByLabel(/^Yearly fee in rupees/).fill('1,16,000');
  await takeScreenshot(page, 'form');

  await openForm(page, 'events/entries/open-day');
  await page.getByLabel('Ends', { exact: true }).fill('2026-12-11T15:00');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
  await page.locator('dialog.refusal').waitFor();
  await takeScreenshot(page, 'refusal');

  await openForm(page, 'events/entries/moot-final');
  await page.getByText('Choose another picture').click();
  await page.getByRole('searchbox', { name: 'Search pictures for Picture' }).fill('library');
  await page.locator('.picture-input').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await takeScreenshot(page, 'pictures');
} finally {
  await browser.close();
  await site.stop();
}

async function openForm(page: Page, form: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#/collections/${form}`);
  await page.locator('.custom-input').first().waitFor();
}

/** Writes a screenshot of the page once its pictures have loaded. Throws if the file is too large for the document. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(4000);
  const file = `${folder}/cms-${name}.webp`;
  await writeFile(
    file,
    await sharp(await page.screenshot())
      .webp({ quality: 70, effort: 6 })
      .toBuffer(),
  );
  const { size } = await stat(file);
  if (size > maxBytes) throw new Error(`${file} has ${size} bytes, at most ${maxBytes}: reduce the quality or the viewport.`);
}
