import type { Hue } from '../../src/content/types.ts';

/** Every hue of src/content/types.ts; the type check fails when one is missing or too many. */
const all = {
  neem: true,
  ochre: true,
  rani: true,
  turmeric: true,
  sandstone: true,
  sky: true,
  indigo: true,
  rose: true,
  leaf: true,
} satisfies Record<Hue, true>;

export const hues = Object.keys(all) as Hue[];
