/** Which colours stand on which grounds, and what contrast each pair needs (WCAG 2.2: text 1.4.3, large text and controls 1.4.11). */
import { contrast } from '#utils/contrast.ts';
import type { StyleBlocks } from '../publish/style-blocks.ts';

const text = 4.5;
const largeTextAndControls = 3;

export interface ContrastPair {
  /** What it is for. */
  what: string;
  /** A ground of a band, or a hue on one. */
  where: string;
  /** The two roles; the second one lies beneath. */
  over: string;
  under: string;
  /** Their colours. */
  colours: readonly [string, string];
  needed: number;
  contrast: number;
}

/** What is asked on every ground of a band. */
const everywhere = [
  { what: 'text', over: 'colour-text', under: 'colour-ground', needed: text },
  { what: 'quiet text', over: 'colour-text-quiet', under: 'colour-ground', needed: text },
  { what: 'links', over: 'colour-link', under: 'colour-ground', needed: text },
  { what: 'words of a button', over: 'colour-button-text', under: 'colour-button', needed: text },
  { what: 'edge of a button', over: 'colour-button', under: 'colour-ground', needed: largeTextAndControls },
  { what: 'heavy rules', over: 'colour-rule', under: 'colour-ground', needed: largeTextAndControls },
  { what: 'focus ring', over: 'colour-focus', under: 'colour-ground', needed: largeTextAndControls },
] as const;

/** What is asked of each school's hue. */
const ofHues = { what: 'words in the accent', over: 'colour-accent', under: 'colour-ground', needed: text } as const;

/** Every pair with its contrast as a figure, for the style tokens given. */
export function contrastPairs({ block, colourOf, valuesOf }: StyleBlocks): ContrastPair[] {
  const grounds = ['paper', ...valuesOf('data-ground-band')].map((name) => ({
    name,
    blocks: name === 'paper' ? [] : [block(`[data-ground-band='${name}']`)],
  }));
  const measured = (
    pair: (typeof everywhere)[number] | typeof ofHues,
    where: string,
    blocks: readonly Record<string, string>[],
  ) => {
    const colours = [colourOf(pair.over, blocks), colourOf(pair.under, blocks)] as const;
    return { ...pair, where, colours, contrast: contrast(...colours) };
  };
  return [
    ...grounds.flatMap(({ name, blocks }) => everywhere.map((pair) => measured(pair, name, blocks))),
    ...valuesOf('data-hue').flatMap((hue) =>
      grounds
        .filter(({ name }) => name !== 'night')
        // A ground that is the hue itself bears everything, in every hue.
        .flatMap(({ name, blocks }) =>
          (name === 'hue' ? [...everywhere, ofHues] : [ofHues]).map((pair) =>
            measured(pair, `${hue} on ${name}`, [block(`[data-hue='${hue}']`), ...blocks]),
          ),
        ),
    ),
  ];
}
