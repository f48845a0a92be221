/** The custom properties of src/styles/tokens.css. */
import { readFileSync } from 'node:fs';
import { parseTokens } from './parse-tokens.ts';

export { contrast, contrastOf, type Rgb, rgb } from '#utils/contrast.ts';

export const tokens = parseTokens(readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8'));

export const { block, colourOf } = tokens;
