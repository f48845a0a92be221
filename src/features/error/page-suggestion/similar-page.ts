/** Finds the page whose URL was probably mistyped. */

export type NamedPage = readonly [path: string, label: string];

/**
 * Returns the page whose last path segment or label differs least from the last segment of the requested path, or undefined if more than a quarter of
 * the requested segment's characters differ. One wrong character is always allowed.
 */
export function mostSimilarPage(pathname: string, pages: readonly NamedPage[]): NamedPage | undefined {
  const requested = normalise(lastSegment(pathname).replace(/\.\w+$/, ''));
  if (requested.length < 2) return undefined;
  let best: NamedPage | undefined;
  let bestDistance = Math.max(1, Math.floor(requested.length / 4)) + 1;
  for (const page of pages) {
    const [path, label] = page;
    for (const name of [lastSegment(path), label]) {
      const distance = editDistance(requested, normalise(name));
      if (distance < bestDistance) [best, bestDistance] = [page, distance];
    }
  }
  return best;
}

const lastSegment = (path: string): string => path.split('/').findLast((segment) => segment !== '') ?? '';

const normalise = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Counts the characters to insert, delete, replace or swap with their neighbour (optimal string alignment distance). */
function editDistance(from: string, to: string): number {
  const distanceAt = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  let beforePrevious: number[] = [];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replacement = distanceAt(previous, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          distanceAt(previous, j) + 1,
          distanceAt(row, j - 1) + 1,
          replacement,
          isSwap ? distanceAt(beforePrevious, j - 2) + 1 : replacement,
        ),
      );
    }
    [beforePrevious, previous] = [previous, row];
  }
  return distanceAt(previous, to.length);
}
