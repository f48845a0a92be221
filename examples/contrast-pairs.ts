/** Pairs of a colour and its background, with the contrast that WCAG 2.2 requires (text: 1.4.3, large text and controls: 1.4.11). */
import { contrast } from '#utils/contrast.ts';
import type { StyleTokens } from '../publish/parse-tokens.ts';

const text = 4.5;
const largeTextAndControls = 3;

export interface ContrastPair {
  /** What the colour is used for. */
  what: string;
  /** The background of a band, or a hue on one. */
  where: string;
  /** The tokens of the colour and of its background. */
  over: string;
  under: string;
  /** The values of both tokens. */
  colours: readonly [string, string];
  needed: number;
  contrast: number;
}

/** The pairs on each background. */
const everywhere = [
  { what: 'text', over: 'colour-text', under: 'colour-background', needed: text },
  { what: 'quiet text', over: 'colour-text-quiet', under: 'colour-background', needed: text },
  { what: 'links', over: 'colour-link', under: 'colour-background', needed: text },
  { what: 'words of a button', over: 'colour-button-text', under: 'colour-button', needed: text },
  { what: 'edge of a button', over: 'colour-button', under: 'colour-background', needed: largeTextAndControls },
  { what: 'borders', over: 'colour-border', under: 'colour-background', needed: largeTextAndControls },
  { what: 'focus ring', over: 'colour-focus', under: 'colour-background', needed: largeTextAndControls },
] as const;

/** The pair of each school's hue. */
const ofHues = { what: 'words in the accent', over: 'colour-accent', under: 'colour-background', needed: text } as const;

/** Returns every pair with its contrast. */
export function contrastPairs({ block, colourOf, valuesOf }: StyleTokens): ContrastPair[] {
  const backgrounds = ['paper', ...valuesOf('data-background')].map((name) => ({
    name,
    blocks: name === 'paper' ? [] : [block(`[data-background='${name}']`)],
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
    ...backgrounds.flatMap(({ name, blocks }) => everywhere.map((pair) => measured(pair, name, blocks))),
    ...valuesOf('data-hue').flatMap((hue) =>
      backgrounds
        .filter(({ name }) => name !== 'night')
        // On a hue, every pair must pass in every hue.
        .flatMap(({ name, blocks }) =>
          (name === 'hue' ? [...everywhere, ofHues] : [ofHues]).map((pair) =>
            measured(pair, `${hue} on ${name}`, [block(`[data-hue='${hue}']`), ...blocks]),
          ),
        ),
    ),
  ];
}
