/** Tokens in prose: {{classSize}} stands for a figure that is written once. */

/** Everything in braces, and braces without a partner: what is no token is a mistyped one. A $ before it comes from other templates. */
const inBraces = /\$?\{+[^{}]*\}*|\}+/g;
const token = /^\{\{\s*([\w.-]+)\s*\}\}$/;

/** What each token stands for. */
export type TokenValues = ReadonlyMap<string, string>;

/** A token that stands for nothing, and where it is. */
export interface UnknownToken {
  name: string;
  path: readonly PropertyKey[];
}

/** Braces that are no token: '{{classSize}', '{x}'. */
export interface StrayBraces {
  text: string;
  path: readonly PropertyKey[];
}

interface Listeners {
  /** Called for tokens that stand for nothing; they are left as they are. */
  unknown?: (token: UnknownToken) => void;
  stray?: (braces: StrayBraces) => void;
  /** Called for every token that was filled in. */
  used?: (name: string) => void;
}

/** Fills in the tokens of every text within a value. */
export function fillTokens(
  value: unknown,
  values: TokenValues,
  listeners: Listeners = {},
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(inBraces, (text) => {
      const name = token.exec(text)?.[1];
      if (name === undefined) {
        listeners.stray?.({ text: text.length > 40 ? `${text.slice(0, 39)}…` : text, path });
        return text;
      }
      const filled = values.get(name);
      if (filled === undefined) listeners.unknown?.({ name, path });
      else listeners.used?.(name);
      return filled ?? text;
    });
  }
  if (Array.isArray(value)) return value.map((item, index) => fillTokens(item, values, listeners, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fillTokens(part, values, listeners, [...path, key])]),
  );
}

/** The tokens whose values still name tokens: they name themselves, or others that are made of tokens too. */
export const unfilledTokens = (values: TokenValues): string[] =>
  [...values]
    .filter(([, value]) => (value.match(inBraces) ?? []).some((text) => values.has(token.exec(text)?.[1] ?? '')))
    .map(([name]) => name);
