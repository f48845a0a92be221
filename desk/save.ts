/** Writes content as the desk sends it: only what changed, and only when the content as a whole is right with it. */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { readContent } from '#model/read-content.ts';
import type { Problem } from '#model/yaml-file.ts';
import { makePictures } from '../tools/pictures.ts';
import { labelsOf } from './changes.ts';
import { markOf, put, Refusal, take, unreadable } from './files.ts';
import { mergeYaml } from './merge-yaml.ts';

/** Files of the content by their path from the project's root; null takes one away. */
type Edits = ReadonlyMap<string, string | null>;

/** What a form sends. */
export const updateSent = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  deletions: z.array(z.object({ path: z.string() })),
  /** The marks of the files as they were when the form was opened. */
  begun: z.record(z.string(), z.string()),
  overwrite: z.boolean().default(false),
});

/** Saves what a form holds. Throws a Refusal, in words for the person at the desk, where it can't be. */
export async function saveUpdate(root: string, update: z.output<typeof updateSent>): Promise<void> {
  const edits = new Map<string, string | null>();
  const at = (path: string) => `src/content/${path}`;
  for (const { path } of update.deletions) edits.set(at(path), null);
  for (const { path, contents } of update.additions) {
    edits.set(at(path), mergeYaml(String(take(root, at(path)) ?? ''), dataOf(contents)));
  }
  for (const file of edits.keys()) {
    const begun = update.begun[file.slice('src/content/'.length)] ?? '';
    if (!update.overwrite && markOf(take(root, file)) !== begun)
      throw new Refusal(
        `${file} was changed elsewhere since this form was opened. OK: overwrite it with what stands in this form. Cancel: keep what stands there; your text stays in the form until you press Reset.`,
        409,
      );
    if (/^src\/content\/pictures\//.test(file) && edits.get(file) !== null && !take(root, masterOf(file)))
      throw new Refusal('A new picture begins with its file: choose ‘A new photograph’ on the desk’s first page.');
    if (edits.get(file) === null && isNamedByPage(root, file))
      throw new Refusal(`${file} can’t be taken away: a page of the site names it. Put another picture in its place instead.`);
  }
  saveChecked(root, edits);
  const pictures = [...edits].filter(([file, text]) => text === null && masterOf(file) !== file);
  for (const [file] of pictures) put(root, masterOf(file), null);
  if (pictures.length > 0) await makePictures(root);
}

function dataOf(contents: string): unknown {
  try {
    return parse(Buffer.from(contents, 'base64url').toString('utf8'));
  } catch {
    throw unreadable;
  }
}

/** The master of the picture that a file describes; of any other file, itself. */
export const masterOf = (file: string) => file.replace(/^src\/content\/pictures\/(.+)\.yaml$/, 'media/masters/$1.jpg');

/** Whether a page's own code names a picture or a film. */
function isNamedByPage(root: string, file: string): boolean {
  const id = /^src\/content\/(?:pictures|films)\/(.+)\.yaml$/.exec(file)?.[1];
  return (
    id !== undefined &&
    globSync('src/pages/**/*.astro', { cwd: root }).some((page) => readFileSync(join(root, page), 'utf8').includes(`('${id}')`))
  );
}

/** Writes files when the content is right with them, or at least no worse than it was. */
export function saveChecked(root: string, edits: Edits): void {
  const problems = problemsWith(root, edits);
  const own = problems.filter(({ file }) => edits.has(file));
  if (own.length > 0 || (problems.length > 0 && readContent(root).problems.length === 0))
    throw new Refusal(refusalOf(problems, edits));
  for (const [file, text] of edits) put(root, file, text);
}

/** What would be wrong in the content with these files in it. */
function problemsWith(root: string, edits: Edits): readonly Problem[] {
  const trial = mkdtempSync(join(tmpdir(), 'desk-'));
  try {
    cpSync(join(root, 'src/content'), join(trial, 'src/content'), { recursive: true });
    for (const [file, text] of edits) {
      const path = join(trial, file);
      mkdirSync(dirname(path), { recursive: true });
      if (text === null) rmSync(path, { force: true });
      else writeFileSync(path, text);
    }
    return readContent(trial).problems;
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

function refusalOf(problems: readonly Problem[], edits: Edits): string {
  const gone = [...edits].filter(([, text]) => text === null).map(([file]) => file);
  if (gone.length > 0 && problems.every(({ file }) => !edits.has(file))) {
    const users = problems.map(({ file, field }) => `${file}${field ? ` (${labelsOf(file, field)})` : ''}`);
    return `${gone.join(', ')} can’t be taken away, since something refers to it: ${users.join('; ')}. Choose another there first.`;
  }
  return `Not saved. ${problems.map(({ file, field, says }) => `${edits.has(file) ? '' : `${file}: `}${field ? `${labelsOf(file, field)}: ` : ''}${says}`).join(' · ')}`;
}
