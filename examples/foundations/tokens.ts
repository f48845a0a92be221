/** The style tokens as the examples show them: read from the style sheet, by their roles. */

import text from '#styles/tokens.css?raw';
import { readStyleBlocks } from '../../publish/style-blocks.ts';
import { pixelsAt, writtenOut } from '../lengths.ts';

export interface Token {
  /** Without its dashes: `type-small`. */
  name: string;
  value: string;
}

export const tokens = readStyleBlocks(text);

const all: readonly Token[] = Object.entries(tokens.block(':root')).map(([name, value]) => ({ name, value }));

/** The tokens whose names begin so, in the order of the file. Throws where there is none: a family that was renamed must be noticed. */
export function tokensOf(...families: readonly string[]): Token[] {
  const found = all.filter(({ name }) => families.some((family) => name === family || name.startsWith(`${family}-`)));
  if (found.length === 0) throw new Error(`src/styles/tokens.css has no token of ${families.join(', ')}.`);
  return found;
}

/** What a token comes to on a screen of a width, in words: `28.8 px`. Throws where it is no length. */
export const pixelsOf = ({ value }: Token, width: number): string =>
  pixelsAt(
    writtenOut(value, (token) => tokens.block(':root')[token]),
    width,
  );

/** The raw colours of the palette. */
export const palette = all.filter(({ value }) => value.startsWith('#'));

/** What a token is shown by, by the first part of its name. */
export const shownBy: Readonly<Record<string, string>> = {
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
  rule: 'height',
  time: 'transition-duration',
  curve: 'transition-timing-function',
};

/** The CSS property that shows a token: a colour is shown as a background. */
export const propertyOf = ({ name, value }: Token): string | undefined =>
  value.startsWith('#') || name.startsWith('colour-') ? 'background-color' : shownBy[name.replace(/-.*/, '')];

/** One rule for each token, since the policy of the pages allows no style in the markup: `[data-token='type-small'] { … }`. */
export const specimenStyles = (): string =>
  all
    .flatMap((token) => {
      const property = propertyOf(token);
      return property ? [`[data-token='${token.name}'] { ${property}: var(--${token.name}); }`] : [];
    })
    .join('\n');
