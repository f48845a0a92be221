import { type CatalogueEntry, own } from './entry.ts';

/** The first frames of the films that stand in until the studio has drawn its own. */
export const framePictures: Readonly<Record<string, CatalogueEntry>> = {
  jali: own(
    'frame-jali',
    'A long corridor of pierced stone screens; low sun throws their pattern across the floor and the far wall, where two people walk side by side.',
  ),
  stepwell: own(
    'frame-stepwell',
    'A stepwell seen from above: hundreds of small sunlit stairs lead down to still green water, with three people on the landings.',
  ),
  gnomon: own(
    'frame-gnomon',
    'A great orange sundial of masonry under a deep blue sky; one person stands at the top of its stair, two walk at its foot.',
  ),
  bluehour: own(
    'frame-bluehour',
    'A wall of windows at blue hour, many of them lit, with people standing in them and their light lying in the water below.',
    { x: 25, y: 50 },
  ),
  ghat: own('frame-ghat', 'Rose-coloured steps curve around a pool in early light; four people stand apart on them.'),
};
