import { type CatalogueEntry, own } from './entry.ts';

/** The pictures of the standing pages, research, innovation, events and awards. */
export const pagePictures: Readonly<Record<string, CatalogueEntry>> = {
  about: own(
    'about',
    'A courtyard of ochre arcades under a blue sky. In the shade of its one great tree people sit and read and talk; others cross the bright floor.',
  ),
  community: own(
    'community',
    'A flat roof in evening sun. People fly kites, hang out coloured cloth and talk beside a white domed pavilion; two kites stand high over the town.',
  ),
  awards: own(
    'awards',
    'Three graduates in black gowns and mortarboards and a woman in a yellow sari on the star-shaped floor of an open-air theatre; one raises her scroll. Empty tiers rise behind them.',
  ),
  'digital-library': own(
    'digital-library',
    'A tall library with two galleries of books, seen along its middle aisle to a bright arch. Readers stand and walk between the shelves, one with a laptop.',
  ),
  'digital-learning': own(
    'digital-learning',
    'A roof terrace at dusk with three lamps lit. A man carries an open laptop and a woman listens; a third sits reading in the lamplight under a violet and orange sky.',
  ),
  'student-handbook': own(
    'student-handbook',
    'A red corridor with a screen of six-sided openings; its pattern of sun covers the floor. A student walks towards us reading, another walks away with his bag.',
    { x: 50, y: 75 },
  ),
  'career-support': own(
    'career-support',
    'A great yellow ramp rises against a teal sky. At its foot two people sit face to face at a small table, an open book between them; at its top a hand reaches down to a climber with a backpack.',
    { x: 25, y: 75 },
  ),
  'academic-calendar': own(
    'academic-calendar',
    'An open-air theatre seen from above: blue tiers in a half circle, white stairs and an orange sun of stone on the floor. People sit, climb and stand on it like marks on a dial.',
  ),
  'not-found': own(
    'not-found',
    'A violet street front with three arched doors, all open, with light behind them. A person with a red backpack stands before the middle one and has not chosen.',
  ),
  'research-small-laboratory': own(
    'research-small-laboratory',
    'A red laboratory bench with round and pointed flasks in red, blue and green before a yellow wall. Behind it one person reads and another lets a drop fall from a pipette.',
  ),
  'research-shop-ledger': own(
    'research-shop-ledger',
    'A green market arcade with an awning. A shopkeeper in a red turban reads from his ledger and a young woman beside him takes notes; another shopper comes along.',
    { x: 75, y: 50 },
  ),
  'research-water': own(
    'research-water',
    'A stepwell of orange stone with white stairs on three sides of a deep blue pool. A student crouches at the water, one holds a red measuring staff, a woman passes with a parasol.',
  ),
  'research-plain-forms': own(
    'research-plain-forms',
    'A wall of blue drawers with white labels, some pulled out. Three people stand before it: one reads, one writes on a clipboard, one reaches for a drawer.',
  ),
  'innovation-lecturesphere': own(
    'innovation-lecturesphere',
    'A round open-air theatre with an orange star on its floor. The lecturer stands in the middle and speaks; listeners sit far apart on the tiers, with books, a laptop and a phone.',
  ),
  'innovation-practice-ward': own(
    'innovation-practice-ward',
    'A practice ward seen from above: three beds in a row. A student bends over a patient while the teacher in a white sari guides her; another takes notes.',
  ),
  'innovation-open-library': own(
    'innovation-open-library',
    'An aisle between high shelves of books, with blades of sun across the floor. A girl in yellow walks towards us reading; two readers reach up to the shelves.',
  ),
  'innovation-launch-week': own(
    'innovation-launch-week',
    'Rows of lit windows in a dark wall, most with a silhouette: people read, wave, hold papers up, talk and walk, all at work on the same evening.',
  ),
  'event-nine-school-games': own(
    'event-nine-school-games',
    'Three runners pass the foot of a great crimson ramp with a striped curve, in low sun under an orange sky.',
  ),
  'event-open-day': own(
    'event-open-day',
    'A blue courtyard of two storeys with a green tree. A mother under a red parasol and her daughter walk in; others are shown the way by a woman with a clipboard.',
    { x: 75, y: 50 },
  ),
  'event-moot-final': own(
    'event-moot-final',
    'Two speakers in black gowns face each other in a hall of violet columns; between and behind them sits a judge at a high table in the light.',
  ),
  'event-lamps-and-stages': own(
    'event-lamps-and-stages',
    'A courtyard at night, every arch of its two storeys glowing. Two dancers stand on a low stage; people watch from both sides under lamps.',
  ),
  'event-internship-day': own(
    'event-internship-day',
    'A sunlit street front in orange and yellow with open blue doors. In one a woman in a sari greets; people with laptops, clipboards and bags go from door to door.',
  ),
  'event-after-the-boards': own(
    'event-after-the-boards',
    'Rose-coloured terraces with rows of plants at evening, two trees above. People sit and talk on the steps; one climbs the stair to the top.',
  ),
  'award-cybersecurity-academy': own(
    'award-cybersecurity-academy',
    'A wall of windows by night, some lit in turquoise and white. Few people are up: one at a screen, one on the phone, one reading, each alone in a window.',
  ),
  'award-it-certification-academy': own(
    'award-it-certification-academy',
    'A blue hall with arches of blue, turquoise and violet acrylic, which the sun lays over the floor. Two people walk through the colours with a laptop and a phone.',
  ),
  'award-best-law-school-2024': own(
    'award-best-law-school-2024',
    'An advocate in a black gown walks with her papers at the edge of a hall of ochre columns, which stand many times her height.',
    { x: 25, y: 50 },
  ),
  'award-best-business-school-2024': own(
    'award-best-business-school-2024',
    'A wall of red stone and cream stairs in a regular pattern. One person has reached a landing and holds up a golden cup; two others climb towards it.',
  ),
};
