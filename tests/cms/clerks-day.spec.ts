/** What the office does in the CMS, from the form to the page. One server over one copy of the project: the tests follow each other. */
import { expect, type Page, test } from '@playwright/test';
import { type CmsSite, startCms } from '../support/cms-site.ts';

test.describe.configure({ mode: 'serial', retries: 0, timeout: 120_000 });

let site: CmsSite;
let page: Page;
const foreign: string[] = [];
const asked: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  site = await startCms();
  page = await browser.newPage({ baseURL: site.cms });
  page.on('request', (request) => {
    const url = () => request.url();
    if (/^https?:/.test(url()) && !url().startsWith('http://127.0.0.1:')) foreign.push(url());
  });
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.accept();
  });
});

test.afterAll(async () => {
  await page?.close();
  await site?.stop();
});

const label = (name: string) => page.getByLabel(name, { exact: true }).first();

/** Opens a form from an empty page, as a reload does. */
async function open(form: string, first: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#/collections/${form}`);
  await expect(label(first)).toBeVisible({ timeout: 60_000 });
}
async function publish(): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
}
async function saved(): Promise<void> {
  await publish();
  await expect(page.getByText('Entry saved').first()).toBeVisible({ timeout: 30_000 });
}
const commit = () => {
  site.git('add', '--all');
  site.git('commit', '--quiet', '--message', 'A change');
};
/** A page that was read before is rendered anew after its content changed. */
const expectSoon = expect.configure({ timeout: 60_000 }).poll;
/** The text of a page of the website. */
const textOf = async (path: string) => (await page.request.get(site.origin + path)).text();

test('a fee, typed as it is written, changes one line of one file and every page that tells it', async () => {
  await open('programmes/entries/bpt', 'Short name');
  await page.getByLabel(/^Yearly fee in rupees/).fill('1,65,000');
  await expect(page.getByText('₹1,65,000', { exact: true })).toBeVisible();
  await saved();
  expect(site.git('diff', '--numstat')).toBe('1\t1\tsrc/content/programmes/bpt.yaml\n');
  const school = '/schoolofparamedicalandhealthsciences';
  await expectSoon(() => textOf(school)).toContain('₹1,65,000');
  expect(await textOf(`${school}/bpt`)).toContain('The annual fee is ₹1,65,000');
  commit();
});

test('a fee that changes by more than half is asked about', async () => {
  await open('programmes/entries/bpt', 'Short name');
  await page.getByLabel(/^Yearly fee in rupees/).fill('16500');
  await saved();
  expect(asked.at(-1)).toContain('from ₹1,65,000 to ₹16,500, by more than half');
  site.git('checkout', '--quiet', '.');
});

test('a comma changes one line, and no other paragraph is wrapped anew', async () => {
  await open('events/entries/open-day', 'Title');
  await label('Who comes').fill('about 400 students, and their families');
  await saved();
  expect(site.git('diff', '--numstat')).toBe('1\t1\tsrc/content/events/open-day.yaml\n');
  commit();
});

test('nothing was asked of the network, and only the CMS can write', async () => {
  expect(foreign).toEqual([]);
  const post = (data: object, headers = {}) => page.request.post(`${site.cms}/api/v1`, { data, headers });
  const params = (path: string) => ({ branch: 'main', dataFiles: [{ path, slug: 'x', raw: 'x' }], assets: [], options: {} });
  expect((await post({ action: 'info' }, { Origin: 'http://evil.example' })).status()).toBe(403);
  for (const path of ['src/pages/index.astro', 'src/content/../pages/a.yaml', '.git/config', 'src/content/events/.DS_Store'])
    expect((await post({ action: 'persistEntry', params: params(path) })).status(), path).toBe(403);
});
