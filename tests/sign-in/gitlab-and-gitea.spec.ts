/** The hosted CMS with GitLab, where a change is a merge request, and with Gitea, where a change is published immediately. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import sirv from 'sirv';
import { type ContentRepository, createContentRepository } from '../support/fake-git-host.ts';
import { startFakeGitea } from '../support/fake-gitea.ts';
import { startFakeGitlab } from '../support/fake-gitlab.ts';

test.describe.configure({ mode: 'serial', retries: 0, timeout: 240_000 });

const file = 'src/content/events/open-day.yaml';
let repository: ContentRepository;
let server: Server | undefined;

test.beforeAll(() => {
  repository = createContentRepository();
});
test.afterEach(() => void server?.close());
test.afterAll(() => repository?.remove());

/** Builds the CMS for a host, serves it and signs in. The fake host responds immediately. */
async function signIn(page: Page, name: 'gitlab' | 'gitea', origin: string, button: RegExp): Promise<void> {
  const folder = repository.buildCms({ CMS_BACKEND: name, CMS_REPO: 'school/site', CMS_APP_ID: 'an-id', CMS_HOST: origin });
  server = createServer(sirv(folder, { dev: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('link', { name: 'Events', exact: true }).click({ timeout: 60_000 });
  await page.getByText(/Open Day/).click({ timeout: 60_000 });
  await expect(title(page)).toBeVisible({ timeout: 60_000 });
}
const title = (page: Page) => page.getByLabel('Title', { exact: true }).first();
const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible({ timeout: 60_000 });

test('with GitLab a change is a merge request, published once its pipeline has succeeded', async ({ page }) => {
  const gitlab = await startFakeGitlab(repository.folder);
  await signIn(page, 'gitlab', gitlab.origin, /Login with GitLab/);
  await title(page).fill('An Open Day for families');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Entry saved');
  expect(repository.git('diff', '--stat', 'main', 'cms/events/open-day')).toMatch(
    /1 file changed, 1 insertion\(\+\), 1 deletion\(-\)/,
  );

  const publish = async () => {
    await page.getByRole('button', { name: /^Set status|Status:/ }).click();
    await page.getByRole('menuitem', { name: 'Ready' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Publish now' }).click();
  };
  gitlab.pipeline = 'failed';
  await expect(page.getByRole('link', { name: 'The pipeline failed. See why.' })).toBeVisible({ timeout: 60_000 });
  await publish();
  await toast(page, /Failed to publish/);
  expect(repository.git('show', `main:${file}`)).not.toContain('for families');

  gitlab.pipeline = 'success';
  await publish();
  await toast(page, 'Entry published');
  expect(repository.git('show', `main:${file}`)).toContain('An Open Day for families');
  gitlab.stop();
});

test('with Gitea a change is committed to the main branch', async ({ page }) => {
  const before = repository.git('rev-parse', 'main').trim();
  const gitea = await startFakeGitea(repository.folder);
  await signIn(page, 'gitea', gitea.origin, /Login with Gitea/);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await title(page).fill('An Open Day for everybody');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
  await toast(page, 'Entry saved');
  expect(repository.git('diff', '--stat', before, 'main')).toMatch(/1 file changed, 1 insertion\(\+\), 1 deletion\(-\)/);
  expect(repository.git('show', `main:${file}`)).toContain('An Open Day for everybody');
  gitea.stop();
});
