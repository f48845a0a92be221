/** Schema of the pictures: what they show, who made them, and where they are shown. */
import type { z } from 'astro/zod';
import { choice, group, line, paragraph } from './fields.ts';

/** Minimum widths of masters in pixels, by where a picture is shown. */
export const minWidths = {
  homeHero: 2560,
  homeHeroTall: 1440,
  hero: 1920,
  picture: 1600,
  tallPicture: 1067,
  poster: 1280,
  panel: 480,
  door: 640,
} as const;

/** Focal points of a picture: per cent from the left and from the top. */
const focusPoints = [
  '0 0',
  '25 0',
  '50 0',
  '75 0',
  '100 0',
  '0 25',
  '25 25',
  '50 25',
  '75 25',
  '100 25',
  '0 50',
  '25 50',
  '33 50',
  '50 50',
  '75 50',
  '100 50',
  '0 75',
  '25 75',
  '50 75',
  '75 75',
  '100 75',
  '0 100',
  '25 100',
  '50 100',
  '75 100',
  '100 100',
] as const;

/** Returns a focal point in words: '25 0' is 'left, top'. */
function focusLabel(point: (typeof focusPoints)[number]): string {
  const [across = '', down = ''] = point.split(' ');
  const columns: Record<string, string> = {
    0: 'far left',
    25: 'left',
    33: 'left third',
    50: 'middle',
    75: 'right',
    100: 'far right',
  };
  const rows: Record<string, string> = { 0: 'top', 25: 'above the middle', 50: 'middle', 75: 'below the middle', 100: 'bottom' };
  return point === '50 50' ? 'middle' : `${columns[across]}, ${rows[down]}`;
}

/** A picture: its description, its author, its focal point. Its file is media/masters/ID.jpg. */
export const pictureEntry = group('Picture', {
  kind: choice('Kind', ['artwork', 'photograph']),
  alt: paragraph('What it shows', { min: 20, max: 320, help: 'Screen readers read it in place of the picture.' }).refine(
    (alt) => !/^(?:an? |the )?(?:image|picture|photo|photograph|illustration|drawing)\b/i.test(alt),
    { error: 'begins by saying that it is a picture: begin with what it shows' },
  ),
  caption: paragraph('Caption for search engines', {
    max: 320,
    help: 'Write the place and the year of a photograph.',
  }).optional(),
  credit: line('Who took it').optional(),
  consent: line('Who has agreed to be shown', {
    max: 200,
    help: 'Photographs need it; it is not shown on the site. Write who can be recognised (for anyone under 18, which parent agreed), and where the written consent is kept.',
    example: 'Nobody can be recognised',
  }).optional(),
  focus: choice('Focal point', focusPoints, {
    help: 'The part that stays visible when the picture is cropped.',
    labels: Object.fromEntries(focusPoints.map((point) => [point, focusLabel(point)])),
  }).default('50 50'),
  place: choice('Where it is shown', Object.keys(minWidths) as [keyof typeof minWidths, ...(keyof typeof minWidths)[]], {
    help: 'It decides how large the photograph must be. For events, programmes, schools and pages of your own, choose ‘In a page’.',
    labels: {
      homeHero: 'First on the home page',
      homeHeroTall: 'First on the home page, on phones',
      hero: 'Across the top of a page',
      picture: 'In a page',
      tallPicture: 'In a page, upright',
      poster: 'First frame of a film',
      panel: 'In a school’s day strip',
      door: 'Door of a school',
    },
  }),
})
  .refine(({ kind, credit }) => kind === 'artwork' || Boolean(credit), {
    error: 'a photograph needs a credit: write who took it',
    path: ['credit'],
  })
  .refine(({ kind, consent }) => kind === 'artwork' || Boolean(consent), {
    error: 'a photograph needs consent: write who has agreed to be shown',
    path: ['consent'],
  });
export type PictureEntry = z.infer<typeof pictureEntry> & { id: string };
