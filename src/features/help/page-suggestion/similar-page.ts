/** Finds the page that a mistyped address most likely means. */

export type NamedPage = readonly [path: string, label: string];

/**
 * Returns the page whose last path segment or label differs least from the last segment of a path, or undefined if all differ by more than a
 * quarter of their letters. One wrong letter is always allowed.
 */
export function mostSimilarPage(pathname: string, pages: readonly NamedPage[]): NamedPage | undefined {
  const typed = lettersOf(lastSegment(pathname).replace(/\.\w+$/, ''));
  if (typed.length < 2) return undefined;
  let best: NamedPage | undefined;
  let least = Math.max(1, Math.floor(typed.length / 4)) + 1;
  for (const page of pages) {
    const [path, label] = page;
    for (const name of [lastSegment(path), label]) {
      const distance = editDistance(typed, lettersOf(name));
      if (distance < least) [best, least] = [page, distance];
    }
  }
  return best;
}

const lastSegment = (path: string): string => path.split('/').findLast((segment) => segment !== '') ?? '';

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Counts the letters to insert, delete, replace or swap with their neighbour (optimal string alignment distance). */
function editDistance(from: string, to: string): number {
  const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  let beforePrevious: number[] = [];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = at(previous, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(Math.min(at(previous, j) + 1, at(row, j - 1) + 1, replaced, isSwap ? at(beforePrevious, j - 2) + 1 : replaced));
    }
    [beforePrevious, previous] = [previous, row];
  }
  return at(previous, to.length);
}
