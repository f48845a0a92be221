/** Returns the entry with an id. Throws if there is none. */
export function entryOf<Kind extends { id: string }>(list: readonly Kind[], id: string): Kind {
  const entry = list.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`There is no '${id}' in the content.`);
  return entry;
}
