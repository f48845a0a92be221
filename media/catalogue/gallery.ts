import { type CatalogueEntry, own, tall } from './entry.ts';

/** The 27 pictures of the gallery, in the order of the day. */
export const galleryPictures: Readonly<Record<string, CatalogueEntry>> = {
  'gallery-dawn-first-reader': tall(
    'gallery-dawn-first-reader',
    'A young woman in a white kurta sits on the floor of a corridor, back to a plum wall, book on her knees, where low sun through the lattice lays a bright patterned patch.',
    { x: 100, y: 50 },
  ),
  'gallery-dawn-late-boat': own(
    'gallery-dawn-late-boat',
    'Broad rose and cream steps in low sun above empty blue water; a man with a bag on his shoulder and, three steps below him, a woman in a sari both look out at the river.',
  ),
  'gallery-dawn-first-door': tall(
    'gallery-dawn-first-door',
    'A white street in blue shade, its green doors shut; in a band of early sun a man in a yellow turban pulls a single leaf open and a student with a red backpack waits.',
  ),
  'gallery-dawn-shadow-edge': own(
    'gallery-dawn-shadow-edge',
    'Beside the tall orange ramp of a sundial a man in a white shirt bends on the stair where the shadow crosses the striped scale; on the ground a woman in a white kurta raises her arm.',
  ),
  'gallery-dawn-sweeper': tall(
    'gallery-dawn-sweeper',
    'Seen from above at sunrise: a man in a white shirt and red turban sweeps with a long broom; ring after ring of broom strokes lies round the trunk of a round green tree, leaves beyond.',
  ),
  'gallery-dawn-two-stairs': own(
    'gallery-dawn-two-stairs',
    'In a stepwell one wall is bright yellow, the other in shade; a person in black on the sunny side and a woman in a turquoise sari on the wall beside it go down towards the same corner of the green water.',
  ),
  'gallery-dawn-climber': tall(
    'gallery-dawn-climber',
    'Looking down a green helix stair in slanting early light: cream steps turn round and round to a star on the floor, and a woman in red with a backpack climbs, hand on the rail.',
  ),
  'gallery-dawn-cost-price': own(
    'gallery-dawn-cost-price',
    'Five pointed arches of an orange arcade against the low sun, long shadows towards us; one person carries a crate, one a roll of cloth, and a woman in a sari counts coins at a white table.',
  ),
  'gallery-dawn-eleven-paces': own(
    'gallery-dawn-eleven-paces',
    'A woman with long hair strides across a wide white roof at sunrise, one hand raised in front of her, a closed red book in the other, her shadow stretching far behind.',
  ),
  'gallery-noon-neither-side': tall(
    'gallery-noon-neither-side',
    'A sundial seen end-on under a deep blue sky, its two striped scales equally lit; a teacher in a dark red sari points to the wall between two students on white ground.',
  ),
  'gallery-noon-three-floors': own(
    'gallery-noon-three-floors',
    'Down a green stairwell with white handrails: three people stand at the rail on three different turns, one of them bent over it; on the floor below lies a bright disc of sun with nobody in it.',
  ),
  'gallery-noon-swapped-sides': own(
    'gallery-noon-swapped-sides',
    'In a dark red hall of columns, two women argue face to face in one square of sunlight, one with an arm out, one with a hand on her hip; three people stand listening in the shade.',
  ),
  'gallery-noon-shade-for-five': tall(
    'gallery-noon-shade-for-five',
    'From high above, a round tree and its round violet shade on a white floor; five people in bright clothes read, telephone or stand in it, each facing a different way.',
  ),
  'gallery-noon-one-umbrella': own(
    'gallery-noon-one-umbrella',
    'Seen from behind, a tall man in navy and a shorter woman in a red sari climb under one pink umbrella; some forty white steps, ruled with lilac shade, fill the frame up to a rose wall.',
  ),
  'gallery-noon-wrong-book': tall(
    'gallery-noon-wrong-book',
    'A tall library aisle in ochre and brown; one blade of sun from a slot in the roof runs along the floor, and a woman in white stands in it reading, an empty chair before her.',
  ),
  'gallery-noon-chalk-line': own(
    'gallery-noon-chalk-line',
    'Pink, orange and blue arches throw coloured light on a grey floor; a kneeling man draws with chalk beside the pink, where three white outlines no longer fit, while a woman in yellow looks on.',
  ),
  'gallery-noon-bench': own(
    'gallery-noon-bench',
    'Under a white saw-tooth roof three people in lab coats stand at a long bench before a teal wall: one lifts a tube to the window, one bends over a notebook, one waits.',
    { x: 25, y: 50 },
  ),
  'gallery-noon-two-tiffins': tall(
    'gallery-noon-two-tiffins',
    "A man in navy and a woman in red sit one step apart, a tiffin box open beside each, looking the same way; water below throws a bright net of light on the stepwell's wall.",
  ),
  'gallery-dusk-every-colour': own(
    'gallery-dusk-every-colour',
    'A row of coloured glass arches in low sun pours long bands of green, pink, orange and blue across the floor; a woman with a bag walks over them, her shadow dark on the orange.',
  ),
  'gallery-dusk-four-stayed': tall(
    'gallery-dusk-four-stayed',
    'A round stepped lecture well at dusk, its upper rows empty and red with the last sun; on the lamplit star of the floor four people stand round a man in white.',
  ),
  'gallery-dusk-folding-cloth': own(
    'gallery-dusk-folding-cloth',
    'In the evening sun before an orange colonnade two people stretch a long white cloth between them; at a table behind them a woman in a white sari counts coins.',
  ),
  'gallery-dusk-last-page': own(
    'gallery-dusk-last-page',
    'Three people sit on the top step of a river stair in its last pink line of light; the one in the middle reads, two turn to him, and all the steps below are in blue shade.',
  ),
  'gallery-dusk-all-doors': tall(
    'gallery-dusk-all-doors',
    'The same street after sunset: every green door is folded back on a yellow lamp, four people are at the doorways, and a woman stands in the middle of the street, dark against the last door.',
  ),
  'gallery-dusk-rehearsal': tall(
    'gallery-dusk-rehearsal',
    'Alone in a red hall of columns, an advocate in a black gown lifts one palm to the nearest pillar, the other hand behind his back; bars of gold light cross the floor.',
  ),
  'gallery-dusk-same-error': own(
    'gallery-dusk-same-error',
    'A dark blue building over water after sunset, some windows lit; in exactly five of them stands or sits a woman at a laptop, bent to the screen or with hands to her head.',
  ),
  'gallery-dusk-call-home': tall(
    'gallery-dusk-call-home',
    'A roof after sunset under a cobalt sky with a band of orange: a figure with a phone to her ear stands at the parapet, and another waits in the lit door of the stair, looking up.',
  ),
  'gallery-dusk-lamp': own(
    'gallery-dusk-lamp',
    'Night in a yard: a lattice screen glows orange, in its arched window a woman with a plait reads in silhouette under a hanging lamp, and the light throws arch and lattice, growing, across the ground.',
  ),
};
