import type { GalleryBlock, GalleryItem, PageMeta } from './types.ts';

interface Gallery {
  meta: PageMeta;
  heading: string;
  introTitle: string;
  lead: string;
  /** What the way into the blocks is called for those who do not see it. */
  hours: { label: string };
  blocks: readonly GalleryBlock[];
}

const item = (id: string, title: string, headline: string, caption: string): GalleryItem => ({
  id,
  picture: `gallery-${id}`,
  title,
  headline,
  caption,
  provenance: 'sample',
});

const dawn: GalleryBlock = {
  id: 'dawn',
  title: 'Dawn',
  about: 'The sun comes in sideways and finds who is already up.',
  items: [
    item(
      'dawn-first-reader',
      'A student reading in the lattice corridor',
      'First light, page one',
      'The sun comes through the screen low, so she reads on the floor, where it lands. In a quarter of an hour the bright patch will have moved, and she with it.',
    ),
    item(
      'dawn-late-boat',
      'Two people waiting on the riverside ghat',
      'The boat is late',
      'Three steps between them and an empty river in front. Neither has asked the other what time it was meant to come.',
    ),
    item(
      'dawn-first-door',
      'The first door opened on a street of doors',
      'Somebody has the key',
      'Every door but one is still shut. The student with the backpack was here before any of them.',
    ),
    item(
      'dawn-shadow-edge',
      'Two students measuring the first shadow',
      'Read the edge',
      'On the great sundial at Jaipur the shadow moves about a millimetre a second. She says “now”; by the time he has bent to mark it, it is then.',
    ),
    item(
      'dawn-sweeper',
      'A man sweeping the courtyard',
      'From the trunk outward',
      'He sweeps in rings, and the rings stay on the ground behind him. By eight the tree will have undone some of it, and he knows which side.',
    ),
    item(
      'dawn-two-stairs',
      'Two students on the stepwell',
      'Different stairs, same water',
      'They left the rim on different sides and have lost sight of each other twice. The well was built so that every way down is a way to the water.',
    ),
    item(
      'dawn-climber',
      'A climber on the helix stair',
      'Round, therefore up',
      'Seen from above, she has been going in circles since the ground floor. Seen from where she stands, there are two circles left.',
    ),
    item(
      'dawn-cost-price',
      'Setting up under the market colonnade',
      'Cost price, quarter to seven',
      'Two carry, one counts. Nothing has been sold yet, and the sum has begun.',
    ),
    item(
      'dawn-eleven-paces',
      'A student revising on the roof',
      'Aloud, to nobody',
      'Eleven paces, turn, eleven paces: she learns by walking. The neighbours know the bones of the hand by now.',
    ),
  ],
  stands: 'gallery-dawn-first-reader',
  film: 'gallery-dawn',
};

const noon: GalleryBlock = {
  id: 'noon',
  title: 'Noon',
  about: 'The shadows are short, and so is the patience of anyone standing outside them.',
  items: [
    item(
      'noon-neither-side',
      'A teacher and two students at the sundial',
      'On neither side',
      'Before noon the shadow lies on the western scale, after noon on the eastern. She has brought them out for the moment when it lies on neither, to watch nothing happen on time.',
    ),
    item(
      'noon-three-floors',
      'Three people talking across a stairwell',
      'Meet me halfway',
      'They are on three floors and could all be on one. The sun has reached the bottom of the well before any of them did.',
    ),
    item(
      'noon-swapped-sides',
      'An argument in the hall of columns',
      'Now argue the other side',
      'The two in the light changed briefs ten minutes ago, and each must answer her own best point. Three listen from the shade and have stopped nodding.',
    ),
    item(
      'noon-shade-for-five',
      'Five people under the courtyard tree',
      'Shade for five',
      'From the roof the shade of the tree is a dark coin on a white floor. All five have found room on it, each facing a different way.',
    ),
    item(
      'noon-one-umbrella',
      'Two people sharing an umbrella on the ghat',
      'Half a shadow each',
      'The taller one holds it and the shorter one sets the pace. There are forty steps to go and no other shade on any of them.',
    ),
    item(
      'noon-wrong-book',
      'A reader standing in the library stacks',
      'Not what she came for',
      'She wanted the book beside it. That was half an hour ago, and she has not sat down.',
    ),
    item(
      'noon-chalk-line',
      'Two students tracing coloured light',
      'Chalk round the pink',
      'He has drawn the edge of the pink three times since eleven, and it is outside all three. She thinks that is the drawing.',
    ),
    item(
      'noon-bench',
      'Three students at the laboratory bench',
      'Wait till it settles',
      'One holds the tube to the window, one bends over what is written, one does nothing and is doing it properly. A good part of any experiment looks like this.',
    ),
    item(
      'noon-two-tiffins',
      'Lunch on the steps of the well',
      'Two tiffins, one silence',
      'They sat down as friends of a friend, one step apart, and the boxes stand open. The sun has got down to the water and lays it, moving, on the wall behind them.',
    ),
  ],
  stands: 'gallery-noon-shade-for-five',
  film: 'gallery-noon',
};

const dusk: GalleryBlock = {
  id: 'dusk',
  title: 'Dusk',
  about: 'The light leaves in the order it came, and people begin to carry their own.',
  items: [
    item(
      'dusk-every-colour',
      'A student passing the acrylic arches',
      'All the way home',
      'The low sun pulls each pane out along the floor until it is longer than its arch. She crosses every colour; her shadow keeps its own.',
    ),
    item(
      'dusk-rehearsal',
      'An advocate rehearsing among the columns',
      'May it please the column',
      'He has the hall to himself and argues to the nearest pillar, which has heard better. The second time he leaves out the sentence he was proud of.',
    ),
    item(
      'dusk-folding-cloth',
      'Packing up the market',
      'Corner to corner',
      'Two people fold a cloth as long as the stall: walk in, meet, step back. Behind them the third has begun to count again from the start.',
    ),
    item(
      'dusk-four-stayed',
      'After the last lecture',
      'Four stayed to ask',
      'The hour is over and the upper rows are empty. The four who want the answer have come down to where he is standing.',
    ),
    item(
      'dusk-last-page',
      'One reading, two listening on the ghat',
      'One page more',
      'He said he would stop when the light did. It has climbed to the top step and they have gone up after it, a page at a time.',
    ),
    item(
      'dusk-call-home',
      'A call home from the roof',
      'Yes, I have eaten',
      'The edge of the roof is where the signal is. The one in the stair door has a call of her own to make, and studies the sky until it is her turn.',
    ),
    item(
      'dusk-same-error',
      'Five windows at blue hour',
      'The same error, five times',
      'Five people at five windows, none of whom can see the others. Each believes that only hers will not run.',
    ),
    item(
      'dusk-all-doors',
      'Evening classes on the street of doors',
      'The other shift',
      'Every door that was shut at dawn is open, with a lamp behind it. Those who have worked all day come now, and one stands in the middle of the street, choosing.',
    ),
    item(
      'dusk-lamp',
      'A lamp behind the lattice',
      'The light turns round',
      'This morning the sun came in through the screen and wrote on the floor. Now a lamp goes out through it and writes on the yard, and the reader is on a later page.',
    ),
  ],
  stands: 'gallery-dusk-all-doors',
  film: 'gallery-dusk',
};

export const gallery: Gallery = {
  meta: {
    title: 'Gallery: Silhouettes of Thought | PUNDIR',
    description:
      'The Pictorial Curation: 27 drawn pictures and three films of one day in light, nine at dawn, nine at noon and nine at dusk, with people deep in a thought.',
  },
  heading: 'The Pictorial Curation',
  introTitle: 'Silhouettes of Thought',
  lead: 'One day in twenty-seven pictures, drawn and not photographed. The places are made of stairs, screens and columns and of the sun that crosses them. In each, somebody small is busy with a thought.',
  hours: { label: 'Parts of the day' },
  blocks: [dawn, noon, dusk],
};
