/**
 * Which entries there are, for references. Whoever reads the content says so before it is checked (src/data/read-content.ts); in the desk's
 * forms, which run in a browser and choose from lists, nothing is said and every id passes, an empty one apart.
 */
let known: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** Tells which ids each collection has. */
export function setKnownEntries(entries: ReadonlyMap<string, ReadonlySet<string>>): void {
  known = entries;
}

/** Whether a collection has an entry of that id. */
export function knows(collection: string, id: string): boolean {
  return known?.get(collection)?.has(id) ?? id !== '';
}
