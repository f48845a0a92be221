/** What was asked for on the command line. A word that fits nothing must not pass: of nothing, a measurement finds nothing wrong. */

/** Those of `all` that a list with commas names, in the order of `all`; all of them where none is named. Throws on a name that is not there. */
export function askedOf<Name extends string>(all: readonly Name[], list: string | undefined, option: string): Name[] {
  const names = list?.split(',') ?? all;
  const unknown = names.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0) throw new Error(`${option}: there is no '${unknown.join("', '")}'. There are ${all.join(', ')}.`);
  return all.filter((one) => names.includes(one));
}

/** A whole number of 1 or more. Throws on anything else. */
export function countOf(text: string, option: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${option} is '${text}': write a whole number of 1 or more.`);
  return Number(text);
}
