/** Tokens in texts: {{classSize}} is replaced by a value that is defined once. */

/**
 * Matches anything in braces and unpaired braces. A match that is not a token is a typing mistake; `${…}` comes from other template languages.
 */
const inBraces = /\$?\{+[^{}]*\}*|\}+/g;
const token = /^\{\{\s*([\w.-]+)\s*\}\}$/;

/** The value of each token. */
export type TokenValues = ReadonlyMap<string, string>;

/** A token without a value, and its path. */
export interface UnknownToken {
  name: string;
  path: readonly PropertyKey[];
}

/** Braces that are not a token: '{{classSize}', '{x}'. */
export interface StrayBraces {
  text: string;
  path: readonly PropertyKey[];
}

interface Listeners {
  /** Called for tokens without a value, which are left unchanged. */
  unknown?: (token: UnknownToken) => void;
  stray?: (braces: StrayBraces) => void;
  /** Called for every text, before its tokens are replaced. */
  text?: (source: { text: string; path: readonly PropertyKey[] }) => void;
  /** Called for every replaced token. */
  used?: (name: string) => void;
}

/** Replaces the tokens in every string within a value. */
export function fillTokens(
  value: unknown,
  values: TokenValues,
  listeners: Listeners = {},
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    listeners.text?.({ text: value, path });
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
    Object.entries(value).map(([key, child]) => [key, fillTokens(child, values, listeners, [...path, key])]),
  );
}

/** Names of tokens whose values still contain tokens, because they refer to themselves or to other nested tokens. */
export const unfilledTokens = (values: TokenValues): string[] =>
  [...values]
    .filter(([, value]) => (value.match(inBraces) ?? []).some((text) => values.has(token.exec(text)?.[1] ?? '')))
    .map(([name]) => name);
