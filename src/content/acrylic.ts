import { school } from './school.ts';
import type { PageMeta, Sourced } from './types.ts';

interface Acrylic extends Sourced {
  meta: PageMeta;
  heading: string;
  text: string;
  /** The controls of the pane in front of the film: `clear` takes it away, `still` stops the clearing that drifts over it. */
  pane: { hint: string; clear: string; still: string };
}

export const acrylic: Acrylic = {
  provenance: 'sample',
  meta: {
    title: 'Acrylic: a film of light and colour | PUNDIR',
    description: `A short film by ${school.name}: sunlight goes through a row of coloured acrylic arches and paints the floor. With captions and a description in words.`,
  },
  heading: 'Acrylic',
  text: 'White light goes into coloured acrylic and comes out with something to say. In this film the sun crosses a row of arches, each with a pane of its own colour, and the floor reads it all back. A school works like that on a good day: a thing that stood there dull, a formula or a clause, is held up to the light and becomes clear.',
  pane: {
    hint: 'The film lies behind frosted acrylic. Move over it, or draw a finger across, and it clears where you are.',
    clear: 'Clear the pane',
    still: 'Stop the drifting',
  },
};
