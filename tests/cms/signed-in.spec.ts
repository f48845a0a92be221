/** The CMS at an address of the school's own: signing in with GitHub, and drafts that become public only when their checks have passed. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { inProject } from '../../publish/project.ts';
import type { RunningHost } from '../../tools/hosts/programs.ts';
import { startWorker, workerd } from '../../tools/hosts/workerd.ts';
import { type Github, startGithub } from '../support/github.ts';

test.describe.configure({ mode: 'serial', retries: 0, timeout: 180_000 });
const lacks = workerd.missing();
test.skip(lacks !== null, lacks ?? '');

let github: Github;
let cms: RunningHost;
let page: Page;
const repository = mkdtempSync(join(tmpdir(), 'repository-'));
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' });
const file = 'src/content/events/open-day.yaml';
const published = () => git('show', `main:${file}`);

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  cpSync(inProject('src/content'), join(repository, 'src/content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'School');
  git('config', 'user.email', 'school@school.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The content');
  github = await startGithub(repository);
  const env = { ...process.env, CMS_BACKEND: 'github', CMS_REPO: 'school/site', CMS_HOST: github.origin };
  execFileSync(process.execPath, [inProject('tools/build-cms.ts')], { env, stdio: 'pipe' });
  cms = await startWorker('cms.jsonc', inProject('dist-cms'), {
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
  rmSync(repository, { recursive: true, force: true });
});

/** Presses the button to sign in; GitHub answers at once. */
const signIn = () => page.getByRole('button', { name: /Login with GitHub/ }).click();

/** Opens a form from an empty page, as a reload does. */
async function open(form: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#/collections/${form}`);
  await expect(title()).toBeVisible({ timeout: 60_000 });
}
const title = () => page.getByLabel('Title', { exact: true }).first();

test('an answer that was not asked for here gives nothing', async ({ request }) => {
  const stray = await request.get(`${cms.origin}/callback?code=a-code&state=made-up`, {
    headers: { Cookie: '__Host-sign-in=another' },
  });
  expect(await stray.text()).toContain('authorization:github:error:');
  expect(await stray.text()).not.toContain('token-of-the-clerk');
  const asked = await request.get(`${cms.origin}/auth`, { maxRedirects: 0 });
  expect(asked.headers()['set-cookie']).toMatch(/^__Host-sign-in=[\w-]+; Path=\/; Secure; HttpOnly; SameSite=Lax/);
  expect(asked.headers().location).toMatch(new RegExp(`^${github.origin}/login/oauth/authorize\\?client_id=an-id&`));
  expect((await request.get(`${cms.origin}/`)).headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await request.post(`${cms.origin}/auth`)).status()).toBe(405);
});

test('an editor who gives no permission is told so, and signs in once it is given', async () => {
  github.permits = false;
  await page.goto('/');
  await signIn();
  await expect(page.getByText(/denied your application access/)).toBeVisible();
  github.permits = true;
  await page.reload();
  await signIn();
  await expect(page.getByRole('link', { name: 'Events' })).toBeVisible({ timeout: 30_000 });
});

test('a change is a draft, which tells what its checks say; nothing can be deleted', async () => {
  await open('events/entries/open-day');
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await title().fill('An Open Day for families');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved').first()).toBeVisible({ timeout: 60_000 });
  expect(git('show', `cms/events/open-day:${file}`)).toMatch(/^title: '?An Open Day for families/m);
  expect(git('diff', '--stat', 'main', 'cms/events/open-day')).toMatch(/1 file changed, 1 insertion\(\+\), 1 deletion\(-\)/);
  expect(published()).not.toContain('for families');
  await open('events/entries/open-day');
  await expect(title()).toHaveValue('An Open Day for families');
  await expect(page.getByText('This draft is being checked.')).toBeVisible();
});

test('a draft whose checks failed is not published, nor one that another change overtook', async () => {
  github.conclusion = 'failure';
  await open('events/entries/open-day');
  await expect(page.getByRole('link', { name: 'test failed. See why.' })).toHaveAttribute('href', /\/runs\/1$/);
  await publish();
  await expect(page.getByText(/Failed to publish/).first()).toBeVisible({ timeout: 30_000 });
  expect(published()).not.toContain('for families');

  github.conclusion = 'success';
  git('commit', '--quiet', '--allow-empty', '--message', 'Another change');
  await open('events/entries/open-day');
  await publish();
  await expect(page.getByText(/Failed to publish/).first()).toBeVisible({ timeout: 30_000 });
  expect(published()).not.toContain('for families');
});

test('a draft can be changed again, and is published once its checks passed', async () => {
  await open('events/entries/open-day');
  await expect(page.getByText('This draft passed its checks.')).toBeVisible();
  await title().fill('An Open Day for all families');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved').first()).toBeVisible({ timeout: 60_000 });
  await publish();
  await expect(page.getByText('Entry published').first()).toBeVisible({ timeout: 30_000 });
  expect(published()).toContain('An Open Day for all families');
});

/** Sets a draft to ready, where it is not, and publishes it. */
async function publish(): Promise<void> {
  await page.getByRole('button', { name: /^Set status|Status:/ }).click();
  await page.getByRole('menuitem', { name: 'Ready' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
}
