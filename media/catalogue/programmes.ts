import { type CatalogueEntry, own } from './entry.ts';

/** One picture for each paramedical programme. */
export const programmePictures: Readonly<Record<string, CatalogueEntry>> = {
  'programme-bmlt': own(
    'programme-bmlt',
    'A long white bench before a red wall in a sunlit laboratory. Two people in white coats stand behind it, between racks of sample tubes, a flask and a microscope.',
  ),
  'programme-dmlt': own(
    'programme-dmlt',
    'Two people in white coats at a laboratory bench. One stands at its end and leans over a microscope, the other holds a tube up to the light of the window.',
  ),
  'programme-bpt': own(
    'programme-bpt',
    'A man learns to walk again between white parallel bars on a red mat; a physiotherapist in green walks beside him with a steadying hand. Two exercise balls lie by a sunlit green wall.',
  ),
  'programme-mpt': own(
    'programme-mpt',
    "A man lies on a treatment couch before a blue wall, one leg stretched up. The physiotherapist at the couch's foot holds it by the heel; a yellow exercise ball lies in the sun.",
    { x: 75, y: 50 },
  ),
  'programme-dpharm': own(
    'programme-dpharm',
    'A wall of orange medicine drawers with white labels, a white ladder before it. A woman in a white coat reaches up to a drawer; another in a green sari brings a tray.',
  ),
  'programme-bpharm': own(
    'programme-bpharm',
    'A pharmacy: shelves of coloured jars above dark drawers, and a long counter. The pharmacist in a white coat stands behind it with a clipboard; a woman waits in front.',
  ),
  'programme-anm': own(
    'programme-anm',
    'A wooden cradle in a sunlit pink room. To its left a mother in a yellow sari holds her child; to its right a health worker in a white sari rocks the cradle.',
  ),
  'programme-gnm': own(
    'programme-gnm',
    'A green corridor with a pierced screen that lays slanting patches of sun on the floor. A nurse in a white and blue sari pushes a trolley towards us; a doctor in a white coat walks in through the arch at its end.',
  ),
  'programme-bams': own(
    'programme-bams',
    'Terraces of green herbs around a stair. A woman carries a basket of leaves, another crouches by a full basket, a man bends to the plants, and a woman in a white coat reads among them.',
  ),
  'programme-bscnursing': own(
    'programme-bscnursing',
    'A ward with a row of beds under tall arched windows, a yellow wall at its end. A nurse in a sari stands with a tray; a doctor and a colleague with a clipboard talk beside her.',
  ),
  'programme-hso': own(
    'programme-hso',
    'A stepwell of white stairs on blue stone. One person crouches at the water with a clipboard, one stands with a measuring staff, one holds a tray of samples.',
  ),
  'programme-gda': own(
    'programme-gda',
    'An old man in white with a red turban sits in a wheelchair, pushed by a care assistant in green, before a violet wall with a great round window.',
  ),
};
