/** An entry of the content by its id. Throws where there is none. */
export function found<Kind extends { id: string }>(list: readonly Kind[], id: string): Kind {
  const one = list.find((entry) => entry.id === id);
  if (!one) throw new Error(`There is no '${id}' to show.`);
  return one;
}
