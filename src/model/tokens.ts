/** Tokens in prose: {{classSize}} stands for a figure that is written once. */

const token = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** What each token stands for. */
export type TokenValues = ReadonlyMap<string, string>;

/** A token that stands for nothing, and where it is. */
export interface UnknownToken {
  name: string;
  path: readonly PropertyKey[];
}

/**
 * Fills in the tokens of every text within a value. `unknown` is told of those that stand for nothing, which are left as they are;
 * `used` of all that were filled in.
 */
export function fillTokens(
  value: unknown,
  values: TokenValues,
  tell: { unknown?: (token: UnknownToken) => void; used?: (name: string) => void } = {},
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(token, (whole, name: string) => {
      const filled = values.get(name);
      if (filled === undefined) tell.unknown?.({ name, path });
      else tell.used?.(name);
      return filled ?? whole;
    });
  }
  if (Array.isArray(value)) return value.map((item, index) => fillTokens(item, values, tell, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillTokens(part, values, tell, [...path, key])]));
}
