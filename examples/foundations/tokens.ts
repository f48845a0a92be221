/** The style tokens, read from the style sheet for the examples. */

import text from '#styles/tokens.css?raw';
import { parseTokens } from '../../publish/parse-tokens.ts';

export interface Token {
  /** Without its dashes: `type-small`. */
  name: string;
  value: string;
}

export const tokens = parseTokens(text);

const allTokens: readonly Token[] = Object.entries(tokens.block(':root')).map(([name, value]) => ({ name, value }));

/** Returns the tokens of these families (`type` has `type-small`), in the order of the file. Throws if there is none. */
export function tokensOf(...families: readonly string[]): Token[] {
  const found = allTokens.filter(({ name }) => families.some((family) => name === family || name.startsWith(`${family}-`)));
  if (found.length === 0) throw new Error(`src/styles/tokens.css has no token of ${families.join(', ')}.`);
  return found;
}

/** The raw colours of the palette. */
export const palette = allTokens.filter(({ value }) => value.startsWith('#'));

/** The CSS property that shows a token, by its family (the first part of its name). */
const propertyByFamily: Readonly<Record<string, string>> = {
  type: 'font-size',
  leading: 'line-height',
  tracking: 'letter-spacing',
  font: 'font-family',
  space: 'width',
  gutter: 'width',
  margin: 'width',
  measure: 'width',
  bar: 'width',
  target: 'width',
  border: 'height',
  time: 'transition-duration',
  curve: 'transition-timing-function',
};

/** Returns the CSS property that shows a token, `background-color` for a colour, or undefined. */
const propertyOf = ({ name, value }: Token): string | undefined =>
  value.startsWith('#') || name.startsWith('colour-') ? 'background-color' : propertyByFamily[name.replace(/-.*/, '')];

/** Returns a rule for each token that a CSS property can show, `[data-token='type-small'] { … }`: the Content Security Policy forbids style attributes. */
export const specimenStyles = (): string =>
  allTokens
    .flatMap((token) => {
      const property = propertyOf(token);
      return property ? [`[data-token='${token.name}'] { ${property}: var(--${token.name}); }`] : [];
    })
    .join('\n');
