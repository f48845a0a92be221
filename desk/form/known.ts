/** Which entries there are to choose from, asked of the server once, before the first form is drawn. */
import type { KnownEntries } from '../entries.ts';

const answer = await fetch('/desk/api/known');
export const known = (await answer.json()) as KnownEntries;

/** What an entry is called. */
export const labelOf = (collection: string, id: string): string =>
  known[collection]?.find((entry) => entry.id === id)?.label ?? id;
