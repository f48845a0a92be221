import { type CatalogueEntry, hero, own } from './entry.ts';

/** The pictures of the standing pages, research, innovation, events and awards. */
export const pagePictures: Readonly<Record<string, CatalogueEntry>> = {
  about: hero(
    'about',
    'A courtyard of ochre arcades under a blue sky. A girl sits reading and two women talk beside its one great tree; others cross the bright floor.',
    { x: 50, y: 75 },
  ),
  community: own(
    'community',
    'A flat roof in evening sun. A man hangs out coloured cloth, people talk beside a white domed pavilion, a man brings a potted plant; four kites stand over the town.',
    { x: 100, y: 50 },
  ),
  awards: hero(
    'awards',
    'Three graduates in black gowns and mortarboards and a woman in a yellow sari on the star-shaped floor of an open-air theatre; one raises her scroll. Empty tiers rise behind them.',
    { x: 50, y: 75 },
  ),
  'digital-library': hero(
    'digital-library',
    'A tall library with two galleries of books, seen along its middle aisle to a bright arch. Readers stand and walk between the shelves, one with a laptop.',
  ),
  'digital-learning': hero(
    'digital-learning',
    'A roof terrace at dusk with three lamps lit. A man carries an open laptop and a woman listens; a third sits reading in the lamplight under a violet and orange sky.',
  ),
  'student-handbook': hero(
    'student-handbook',
    'A red corridor with a screen of six-sided openings; its pattern of sun covers the floor. A student walks towards us reading, another walks away with his bag.',
    { x: 50, y: 75 },
  ),
  'career-support': hero(
    'career-support',
    'A great yellow ramp rises against a teal sky. At its foot two people sit face to face at a small table, an open book between them; at its top a hand reaches down to a climber with a backpack.',
    { x: 25, y: 75 },
  ),
  'academic-calendar': hero(
    'academic-calendar',
    'An open-air theatre with blue tiers, white stairs and an orange star of stone on its floor. A student stands in the middle of the star, a man in a turban walks by and another sits on the steps; their long shadows lie on it like the hands of a clock.',
  ),
  'not-found': hero(
    'not-found',
    'A violet street front with three arched doors, all open, with light behind them. A person with a red backpack stands before the middle one and has not chosen.',
  ),
  'research-small-laboratory': own(
    'research-small-laboratory',
    'A red laboratory bench with round and pointed flasks in red, blue and green before a yellow wall. Behind it one person reads and another lets a drop fall from a pipette.',
    { x: 100, y: 50 },
  ),
  'research-shop-ledger': own(
    'research-shop-ledger',
    'A shop under a striped red awning in a green market arcade. The shopkeeper bends over his ledger at one end of the counter; a young woman behind it counts, another at the far end takes notes.',
    { x: 50, y: 50 },
  ),
  'research-water': own(
    'research-water',
    'A stepwell of orange stone with white stairs on three sides of a deep blue pool. A student sits on a stair above the water, one holds a red measuring staff, a woman passes with a parasol.',
  ),
  'research-plain-forms': own(
    'research-plain-forms',
    'A waiting room with a white wall and a blue floor. On a long orange bench two people read a form; a student beside one of them explains, another brings a pile of sheets.',
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
    'Two high shelves of books in the open, with a gap between them and a tree behind. A girl in yellow walks out through it reading, a man reaches for a book, a boy sits on the ground with a laptop.',
  ),
  'innovation-launch-week': own(
    'innovation-launch-week',
    'A bright pink hall under a saw-tooth roof. A large screen shows a web page, and a group gathers before it: one sits, one points at it, one with an arm up, one with a hand at the chin.',
    { x: 25, y: 50 },
  ),
  'event-nine-school-games': own(
    'event-nine-school-games',
    'Three runners pass the foot of a great crimson ramp with a striped curve, in low sun under an orange sky.',
  ),
  'event-open-day': own(
    'event-open-day',
    'A blue courtyard of two storeys with a green tree. A mother under a red parasol and her daughter have come in; a woman shows another visitor the way.',
    { x: 75, y: 50 },
  ),
  'event-moot-final': own(
    'event-moot-final',
    'Two speakers in black gowns face each other in a hall of violet columns; between and behind them sits a judge at a high table in the light.',
    { x: 50, y: 25 },
  ),
  'event-lamps-and-stages': own(
    'event-lamps-and-stages',
    'A courtyard at night, every arch of its two storeys glowing. Two dancers stand on a low stage; people watch from both sides under lamps.',
  ),
  'event-internship-day': own(
    'event-internship-day',
    'A sunlit street front in orange and yellow with open blue doors. In one a woman in a sari greets; a woman with a clipboard stands by a door, a man with a laptop and a woman in green walk by.',
  ),
  'event-after-the-boards': own(
    'event-after-the-boards',
    'Rose-coloured terraces with rows of plants at evening, two trees above. People sit and talk on the steps; one climbs the stair to the top.',
  ),
  'award-cybersecurity-academy': own(
    'award-cybersecurity-academy',
    'A wall of windows by night, some lit in turquoise and white. People stand in five of them, each alone, with a book, a phone or a hand at the chin; in one window a screen is on and nobody is there.',
  ),
  'award-it-certification-academy': own(
    'award-it-certification-academy',
    'A row of tall arches of blue, violet and turquoise acrylic that colour the floor before them. One person carries an open laptop, one holds up a rolled certificate, one walks by.',
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
