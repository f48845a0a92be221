import { type CatalogueEntry, hero } from './entry.ts';

/** The first picture of each school, which also stands on its card. */
export const schoolPictures: Readonly<Record<string, CatalogueEntry>> = {
  'school-paramedical': hero(
    'school-paramedical',
    'A white spiral stair winds down a round green well, seen from above. People in white coats, in a sari and with school bags walk down and up it; two talk on a stone star at the bottom.',
  ),
  'school-management': hero(
    'school-management',
    'A stepwell of ochre stone: hundreds of small sunlit stairs lead down to dark water in the corner. Four people with books and papers take them at different heights, each by another way.',
  ),
  'school-design': hero(
    'school-design',
    'A tall white hall with a row of arches of coloured acrylic. The sun lays them across the floor as bands of pink, orange, yellow and violet, and four people walk through the colours.',
    { x: 75, y: 50 },
  ),
  'school-commerce': hero(
    'school-commerce',
    'A yellow market colonnade in low sun. Under striped awnings stand baskets of red, white and yellow powder; people buy, carry a tray of cups and walk with a parasol towards a great arch.',
    { x: 50, y: 75 },
  ),
  'school-legal': hero(
    'school-legal',
    'A hall of dark red columns in rows, seen between two of them. Bars of sun lie across the floor, and a man in a white shirt and an advocate in a black gown walk towards us; two more people wait further in.',
  ),
  'school-science': hero(
    'school-science',
    'A great orange sundial of masonry under a blue sky, with striped scales to both sides of its ramp. One person climbs the ramp; below, a teacher points at the scale and two students look.',
    { x: 75, y: 75 },
  ),
  'school-it': hero(
    'school-it',
    'A wall of windows at blue hour, most of them lit in white and yellow. Silhouettes stand, walk and work at screens in them, and their light lies broken in the water below.',
    { x: 50, y: 100 },
  ),
  'school-humanities': hero(
    'school-humanities',
    'A rose-coloured river bank of broad steps with domed pavilions and parasols in early light. People read and walk on the steps; two boats lie in the still water.',
  ),
  'school-certificates': hero(
    'school-certificates',
    'A street front of green walls with arched doors, all open. A woman in a white coat and a man with a pot stand in two of them; a nurse with a tray and a man in a yellow shirt walk through the bars of sun.',
    { x: 50, y: 75 },
  ),
};
