/** The hosted CMS: sign-in with GitHub, and drafts that can only be published when their checks have passed. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { RunningServer } from '../../tools/web-servers/server-program.ts';
import { startWorker, workerd } from '../../tools/web-servers/workerd.ts';
import { type FakeGithub, startFakeGithub } from '../support/fake-github.ts';
import { type ContentRepository, createContentRepository } from '../support/git-server.ts';
import { installFfmpeg, writeTestFilm } from '../support/test-film.ts';

test.describe.configure({ mode: 'serial', retries: 0, timeout: 180_000 });
const missingReason = workerd.whyMissing();
test.skip(missingReason !== null, missingReason ?? '');

let github: FakeGithub;
let cms: RunningServer;
let page: Page;
let repository: ContentRepository;
const file = 'src/content/events/open-day.yaml';
const publishedText = () => repository.git('show', `main:${file}`);

test.beforeAll(async ({ browser }) => {
  test.setTimeout(480_000);
  installFfmpeg();
  repository = createContentRepository();
  github = await startFakeGithub(repository.folder);
  const folder = repository.buildCms({ CMS_REPO: 'school/site', CMS_HOST: github.origin });
  cms = await startWorker('cms.jsonc', folder, {
    GITHUB_ORIGIN: github.origin,
    GITHUB_CLIENT_ID: 'an-id',
    GITHUB_CLIENT_SECRET: 'a-secret',
  });
  page = await browser.newPage({ baseURL: cms.origin });
  page.on('dialog', (dialog) => dialog.accept());
});

test.afterAll(async () => {
  await page?.close();
  await cms?.stop();
  github?.stop();
  repository?.remove();
});

/** Presses the sign-in button. The fake GitHub responds immediately. */
const signIn = () => page.getByRole('button', { name: /Login with GitHub/ }).click();

/** Opens the form of an entry in a new document. */
async function openForm(entryPath: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#/collections/${entryPath}`);
  await expect(title()).toBeVisible({ timeout: 60_000 });
}
const title = () => page.getByLabel('Title', { exact: true }).first();

test('a callback whose state differs from the cookie’s gets no token; /auth sets a secure cookie', async ({ request }) => {
  const response = await request.get(`${cms.origin}/callback?code=a-code&state=made-up`, {
    headers: { Cookie: '__Host-sign-in=another' },
  });
  expect(await response.text()).toContain('authorization:github:error:');
  expect(await response.text()).not.toContain('token-of-the-clerk');
  const redirect = await request.get(`${cms.origin}/auth`, { maxRedirects: 0 });
  expect(redirect.headers()['set-cookie']).toMatch(/^__Host-sign-in=[\w-]+; Path=\/; Secure; HttpOnly; SameSite=Lax/);
  expect(redirect.headers().location).toMatch(new RegExp(`^${github.origin}/login/oauth/authorize\\?client_id=an-id&`));
  expect((await request.get(`${cms.origin}/`)).headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await request.post(`${cms.origin}/auth`)).status()).toBe(405);
});

test('shows a message to an editor who denies access, and signs in when access is granted', async () => {
  github.grantsAccess = false;
  await page.goto('/');
  await signIn();
  await expect(page.getByText(/denied your application access/)).toBeVisible();
  github.grantsAccess = true;
  await page.reload();
  await signIn();
  await expect(page.getByRole('link', { name: 'Events' })).toBeVisible({ timeout: 30_000 });
});

test('a change is saved as a draft with the state of its checks; entries can’t be deleted', async () => {
  await openForm('events/entries/open-day');
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await title().fill('An Open Day for families');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved').first()).toBeVisible({ timeout: 60_000 });
  expect(repository.git('show', `cms/events/open-day:${file}`)).toMatch(/^title: '?An Open Day for families/m);
  expect(repository.git('diff', '--stat', 'main', 'cms/events/open-day')).toMatch(
    /1 file changed, 1 insertion\(\+\), 1 deletion\(-\)/,
  );
  expect(publishedText()).not.toContain('for families');
  await openForm('events/entries/open-day');
  await expect(title()).toHaveValue('An Open Day for families');
  await expect(page.getByText('This draft is being checked.')).toBeVisible();
  const compare = page.getByRole('link', { name: 'See what it changes.' });
  await expect(compare).toHaveAttribute('href', `${github.origin}/school/site/compare/main...cms/events/open-day`);
});

test('a draft is not published if its checks failed or if the main branch has changed', async () => {
  github.conclusion = 'failure';
  await openForm('events/entries/open-day');
  await expect(page.getByRole('link', { name: 'test failed. See why.' })).toHaveAttribute('href', /\/runs\/1$/);
  await publish();
  await expect(page.getByText(/Failed to publish/).first()).toBeVisible({ timeout: 30_000 });
  expect(publishedText()).not.toContain('for families');

  github.conclusion = 'success';
  repository.git('commit', '--quiet', '--allow-empty', '--message', 'Another change');
  await openForm('events/entries/open-day');
  await publish();
  await expect(page.getByText(/Failed to publish/).first()).toBeVisible({ timeout: 30_000 });
  expect(publishedText()).not.toContain('for families');
});

test('a draft can be edited and is published when its checks have passed', async () => {
  await openForm('events/entries/open-day');
  await expect(page.getByText('This draft passed its checks.')).toBeVisible();
  await title().fill('An Open Day for all families');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved').first()).toBeVisible({ timeout: 60_000 });
  await publish();
  await expect(page.getByText('Entry published').first()).toBeVisible({ timeout: 30_000 });
  expect(publishedText()).toContain('An Open Day for all families');
});

test('a new film and its first frame are saved in the draft', async () => {
  const { outputDir } = test.info();
  await mkdir(outputDir, { recursive: true });
  writeTestFilm(join(outputDir, 'square.mp4'), { seconds: 10 });
  await openForm('films/entries/acrylic');
  await page.getByLabel(/^New film/).setInputFiles(join(outputDir, 'square.mp4'));
  await expect(page.getByText(/^acrylic\.mp4, [\d.]+ MB, 10 seconds$/)).toBeVisible();
  expect(repository.git('show', 'main:media/masters/films/acrylic.mp4'), 'the published film before saving').toBe('a film');
  await title().fill('A blue square');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved').first()).toBeVisible({ timeout: 60_000 });
  expect(repository.git('diff', '--name-only', 'main', 'cms/films/acrylic').trim().split('\n').sort()).toEqual([
    'media/masters/film-acrylic.jpg',
    'media/masters/films/acrylic.mp4',
    'src/content/films/acrylic.yaml',
  ]);
});

/** Sets the draft's status to ready and publishes it. */
async function publish(): Promise<void> {
  await page.getByRole('button', { name: /^Set status|Status:/ }).click();
  await page.getByRole('menuitem', { name: 'Ready' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
}
