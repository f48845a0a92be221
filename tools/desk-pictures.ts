/** Makes the pictures of docs/content.md from the desk as it stands. `node tools/desk-pictures.ts` */
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { inProject } from '../hosting/project.ts';
import { findOrInstallBrowser } from './find-browser.ts';
import { freePort } from './hosts/free-port.ts';

const port = await freePort();
const server = spawn(process.execPath, ['tools/edit.ts'], {
  cwd: inProject(),
  env: { ...process.env, PORT: `${port}`, OPEN: '0' },
});
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
try {
  await new Promise<void>((resolve) => server.stdout.on('data', (said) => String(said).includes('The desk:') && resolve()));
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1200, height: 800 },
    locale: 'en-IN',
  });
  page.setDefaultTimeout(120_000);
  const keep = async (name: string) => {
    await page.waitForLoadState('networkidle');
    // Pictures are fetched as they come into view.
    await page.waitForTimeout(4000);
    await sharp(await page.screenshot())
      .resize(900)
      .webp({ quality: 70 })
      .toFile(inProject(`docs/content/${name}.webp`));
  };
  await page.goto('/keystatic/collection/programmes/item/bpt');
  await page.getByLabel('Yearly fee in rupees').fill('5');
  await page.getByLabel('Yearly fee in rupees').blur();
  await page.getByText('Yearly fee in rupees: write a whole number').scrollIntoViewIfNeeded();
  await keep('form');
  await page.getByText('Choose another').first().click();
  await page.getByText('Choose another').first().scrollIntoViewIfNeeded();
  await keep('pictures');
  await page.goto('/desk');
  await page.getByText(/^Events/).click();
  await keep('desk');
} finally {
  await browser.close();
  server.kill();
}
