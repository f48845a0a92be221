/**
 * Tries the recipes of docs/editing.md word for word on a clean clone of the project, with real builds, and prints what happened. At last all
 * of them are followed in one clone, and all tests of the content run there:
 *
 *   node scripts/recipes/try-recipes.ts > docs/quality/editing.md
 *
 * The tests try the same edits without building (tests/content/editing.test.ts), and hold the transcript to the guide.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { builtPages } from '../../deploy/built-pages.ts';
import { inProject } from '../../deploy/project.ts';
import { follow, takeBack } from './edits.ts';
import { type Recipe, recipes, type Slip } from './recipes.ts';

const root = inProject();
const clone = join(await mkdtemp(join(tmpdir(), 'recipes-')), 'site');
const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' });
const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const all = await recipes();

/** All builds are made on one day, so that pages differ only by what was edited. */
const environment = { ...process.env, TODAY: new Date().toISOString().slice(0, 10) };

/** Runs a command in the clone, and gives what it said and whether it went well. */
function run(command: string): { said: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync(command, { cwd: clone, env: environment, shell: true, encoding: 'utf8' });
  const said = `${stdout}${stderr}`.split('\n').filter((line) => line.trim() && !line.startsWith('npm '));
  return { said: said.map((line) => `    ${line}`).join('\n'), status };
}

/** The built pages, each with a hash of what is in it. */
async function built(): Promise<Map<string, string>> {
  const pages = await builtPages(join(clone, 'dist'));
  const hashed = pages.map(
    async ({ path, file }) =>
      [
        path,
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      ] as const,
  );
  return new Map(await Promise.all(hashed));
}

/** What the tests of the content and the small functions say, in a line. */
function tested(): string {
  const { said, status } = run('npm test --silent -- --only=content');
  return `\`npm test -- --only=content\` ends with ${status}: ${said.split('\n').at(-1)?.trim()}.`;
}

async function startAnew(): Promise<void> {
  git('checkout', '--quiet', '.');
  git('clean', '--quiet', '-fd', '--exclude=node_modules');
  // Who has followed a recipe in earnest has changed what it tells to find.
  await takeBack(all, pathToFileURL(`${clone}/`));
}

/** What stands for an editor's own photograph: a picture of the site in a mirror. */
async function photograph(file: string): Promise<void> {
  await sharp(join(clone, 'media/masters/home-hero.jpg')).flop().toFile(join(clone, file));
}

async function tryRecipe(recipe: Recipe, before: ReadonlyMap<string, string>): Promise<void> {
  await startAnew();
  await follow(recipe, pathToFileURL(`${clone}/`));
  for (const act of recipe.acts) {
    if (act.kind === 'photograph') await photograph(act.file);
    if (act.kind === 'command') say('', `\`${act.command}\`:`, '', run(act.command).said);
  }
  const { status } = run('npm run --silent build');
  const changed = [...(await built())].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
  const files = git('status', '--short', '--untracked-files=all')
    .trimEnd()
    .split('\n')
    .filter((line) => !/public\/pictures|node_modules/.test(line));
  say(
    '',
    'Files changed:',
    '',
    ...files.map((file) => `    ${file}`),
    '',
    `\`npm run build\` ends with ${status}. Pages that differ: ${changed.join(', ') || 'none'}.`,
  );
}

async function trySlip(recipe: Recipe, slip: Slip): Promise<void> {
  await startAnew();
  await follow(recipe, pathToFileURL(`${clone}/`), slip);
  const { said, status } = run('npm run --silent build');
  say(
    '',
    'With',
    '',
    ...slip.write.split('\n').map((line) => `    ${line}`),
    '',
    `\`npm run build\` ends with ${status} and says`,
    '',
    said,
  );
}

/** All recipes one after the other, as a school would follow them over the years. */
async function tryAll(): Promise<void> {
  await startAnew();
  for (const recipe of all) {
    await follow(recipe, pathToFileURL(`${clone}/`));
    for (const act of recipe.acts) if (act.kind === 'photograph') await photograph(act.file);
  }
  run('npm run --silent media');
  // The clone's transcript may be of an older guide: that is why this one is written.
  await rm(join(clone, 'tests/content/editing-transcript.test.ts'), { force: true });
  const { status } = run('npm run --silent build');
  say('', '## All of them', '', `\`npm run build\` ends with ${status}.`, '', tested());
}

execFileSync('git', ['clone', '--quiet', root, clone]);
await symlink(join(root, 'node_modules'), join(clone, 'node_modules'));
run('npm run --silent build');
const before = await built();
say(
  '# The recipes of editing.md, tried',
  '',
  `By \`node scripts/recipes/try-recipes.ts\`, on a clean clone of ${git('rev-parse', '--short', 'HEAD').trim()}.`,
);
for (const recipe of all) {
  say('', `## ${recipe.title}`);
  await tryRecipe(recipe, before);
  for (const act of recipe.acts) if (act.kind === 'slip') await trySlip(recipe, act);
}
await tryAll();
await rm(join(clone, '..'), { recursive: true });
