/** The colours of src/styles/tokens.css, read from the file itself. */
import { readFileSync } from 'node:fs';
import { readStyleBlocks } from './style-blocks.ts';

export { contrast, contrastOf, type Rgb, rgb } from '#utils/contrast.ts';

/** What the file says, as `readStyleBlocks` gives it. */
export const tokens = readStyleBlocks(readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8'));

export const { block, colourOf } = tokens;
