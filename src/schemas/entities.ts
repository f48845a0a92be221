/** Schemas of questions, gallery, research areas, innovations, pictures and films. */
import type { z } from 'astro/zod';
import { indianDay } from '#utils/indian-day.ts';
import { checkbox, choice, day, figureText, group, integer, itemSlug, line, list, paragraph, reference } from './fields.ts';
import { body, order, picture, provenanceFields, questionFields, uniqueBy } from './shared.ts';

const faqQuestion = group('Question', {
  ...questionFields,
  inStructuredData: checkbox('In the structured data for search engines', { help: 'Nine questions are in it.' }),
});

/** A topic of the FAQ page with its questions. */
export const topic = group('Topic', {
  order,
  title: line('Heading', { max: 60 }),
  figure: group('Figure beside the heading', {
    value: figureText('Figure', { max: 12 }),
    label: line('What it is', { max: 40 }),
  }).optional(),
  questions: list('Questions', faqQuestion, { min: 1, itemLabel: 'question' }).refine(...uniqueBy('id')),
});
export type Topic = z.infer<typeof topic> & { id: string };

const galleryItem = group('Picture', {
  id: itemSlug(),
  picture,
  title: line('What the picture shows'),
  headline: line('Headline', { max: 60, help: 'It is shown in large type.' }),
  caption: paragraph('Caption', { max: 320 }),
  ...provenanceFields,
});
export type GalleryItem = z.infer<typeof galleryItem>;

/** A block of the gallery: nine pictures and a film. */
export const galleryBlock = group('Block', {
  order,
  title: line('Title', { max: 20 }),
  about: line('About', { max: 160 }),
  picture: reference('pictures', 'Picture of the block'),
  film: reference('films', 'Film after it'),
  items: list('Pictures', galleryItem, { min: 9, max: 9, itemLabel: 'headline' }).refine(...uniqueBy('id')),
});
export type GalleryBlock = z.infer<typeof galleryBlock> & { id: 'dawn' | 'noon' | 'dusk' };

export const researchArea = group('Area', {
  order,
  title: line('Title', { max: 60 }),
  description: paragraph('Description', { max: 300 }),
  projects: list('Projects', line('Project', { max: 160 }), { min: 1 }),
  funding: line('Funding', { max: 160 }),
  publications: line('Publications', { max: 160 }),
  body,
  picture,
  ...provenanceFields,
});
export type ResearchArea = z.infer<typeof researchArea> & { id: string };

export const innovation = group('Innovation', {
  order,
  title: line('Title', { max: 60 }),
  metric: figureText('Figure', { max: 30 }),
  metricLabel: line('What it counts', { max: 160 }),
  description: paragraph('Description', { max: 700 }),
  picture,
  ...provenanceFields,
});
export type InnovationHighlight = z.infer<typeof innovation> & { id: string };

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
  alt: paragraph('What is to be seen', { min: 20, max: 320, help: 'Screen readers read it in place of the picture.' }).refine(
    (alt) => !/^(?:an? |the )?(?:image|picture|photo|photograph|illustration|drawing)\b/i.test(alt),
    { error: 'begins by saying that it is a picture: begin with what is to be seen' },
  ),
  caption: paragraph('Caption for search engines', {
    max: 320,
    help: 'Write the place and the year of a photograph.',
  }).optional(),
  credit: line('Who took it').optional(),
  consent: line('Who has agreed to be shown', {
    max: 200,
    help: 'Photographs need it; it is not shown on the site. Write who can be recognised (their parents, if under 18), and where the written consent is kept.',
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

const filmDescription = group('Moment', {
  from: integer('Second at which it begins', 0, 120),
  text: line('What is seen', { max: 90, help: 'Short enough to be read aloud before the next one begins.' }),
});
export type FilmDescription = z.infer<typeof filmDescription>;

/** A film. Its file is media/masters/films/ID.mp4. */
export const film = group(
  'Film',
  {
    order,
    title: line('Title', { max: 60 }),
    description: paragraph('What is seen and heard', { min: 40, max: 600 }),
    poster: reference('pictures', 'Picture in front'),
    published: day('First shown on', {
      help: 'For search engines. A film that replaces another has its own day.',
    }).refine((text) => text <= indianDay(new Date()), 'is in the future: write the day on which the film was first shown'),
    sounds: checkbox('Played once, with its sound'),
    descriptions: list('What is seen, moment by moment', filmDescription, {
      max: 40,
      itemLabel: 'text',
      help: 'Read to screen readers on request. Only the film that is played with its sound has a button for them.',
    })
      .refine(
        (moments) => moments.every(({ from }, index) => index === 0 || from > (moments[index - 1]?.from ?? 0)),
        'a moment begins before the one above it: sort them by their beginning',
      )
      .optional(),
  },
  { help: 'The films, with their titles and descriptions.' },
);
export type FilmEntry = z.infer<typeof film> & { id: string };
