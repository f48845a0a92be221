/** Reads the recipes of docs/editing.md, so that they can be tried as they stand there. */
import { readFile } from 'node:fs/promises';

/** An edit that goes wrong, in the place of the one before it, and what the build then says. */
export interface Slip {
  kind: 'slip';
  write: string;
  says: string;
}

/** One act of a recipe. */
export type Act =
  | { kind: 'edit'; file: string; find: string; write: string }
  | { kind: 'copy'; from: string; to: string }
  | { kind: 'photograph'; file: string }
  | { kind: 'command'; command: string }
  | Slip;

export interface Recipe {
  title: string;
  acts: readonly Act[];
}

/** How the page words each act. Between the names of files and the pieces of them its sentences are free. */
const wordings: readonly (readonly [RegExp, (...parts: string[]) => Act])[] = [
  [
    /In `([^`]+)` find\n\n```ts\n([\s\S]*?)\n```\n\nand write\n\n```ts\n([\s\S]*?)\n```/,
    (file = '', find = '', write = '') => ({ kind: 'edit', file, find, write }),
  ],
  [
    /If [^`]+\n\n```ts\n([\s\S]*?)\n```\n\nthe build says\n\n```text\n([\s\S]*?)\n```/,
    (write = '', says = '') => ({ kind: 'slip', write, says }),
  ],
  [/copy `([^`]+)` to\s`([^`]+)`/, (from = '', to = '') => ({ kind: 'copy', from, to })],
  [/Save your photograph as `([^`]+)`/, (file = '') => ({ kind: 'photograph', file })],
  [/```sh\n(.+)\n```/, (command = '') => ({ kind: 'command', command })],
];

/** The recipes of a text: what stands under a heading and tells an edit. */
function recipesIn(text: string): Recipe[] {
  const parts = text.split(/^## /m).slice(1);
  return parts
    .map((part) => ({ title: part.slice(0, part.indexOf('\n')), acts: actsIn(part) }))
    .filter(({ acts }) => acts.some(({ kind }) => kind === 'edit'));
}

/** The recipes of docs/editing.md. */
export async function recipes(): Promise<Recipe[]> {
  return recipesIn(await readFile(new URL('../../docs/editing.md', import.meta.url), 'utf8'));
}

function actsIn(text: string): Act[] {
  const found = wordings.flatMap(([wording, actOf]) =>
    [...text.matchAll(new RegExp(wording, 'g'))].map((match) => {
      const [, ...parts] = match;
      return { index: match.index, act: actOf(...parts) };
    }),
  );
  return found.sort((a, b) => a.index - b.index).map(({ act }) => act);
}
