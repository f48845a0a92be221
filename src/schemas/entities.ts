/** Schemas of questions, gallery, research areas, innovations, pictures and films. */
import type { z } from 'astro/zod';
import { indianDay } from '#utils/dates.ts';
import { choice, day, figureText, group, line, list, paragraph, reference, slug, tick } from './fields.ts';
import { body, differs, order, picture, questionFields, sourced } from './shared.ts';

const faqQuestion = group('Question', {
  ...questionFields,
  inMetadata: tick('Also told to search engines', { help: 'Nine questions are.' }),
});

/** A topic of the FAQ page with its questions. */
export const topic = group('Topic', {
  order,
  title: line('Heading', { most: 60 }),
  figure: group('Figure beside the heading', {
    value: figureText('Figure', { most: 12 }),
    label: line('What it is', { most: 40 }),
  }).optional(),
  questions: list('Questions', faqQuestion, { least: 1, itemLabel: 'q' }).refine(...differs('id')),
});
export type Topic = z.infer<typeof topic> & { id: string };

const galleryItem = group('Picture', {
  id: slug('Address'),
  picture,
  title: line('What is to be seen'),
  headline: line('Headline', { most: 60, help: 'Printed large.' }),
  caption: paragraph('Caption', { most: 320 }),
  ...sourced,
});
export type GalleryItem = z.infer<typeof galleryItem>;

/** A part of the gallery: nine pictures and a film. */
export const galleryBlock = group('Block', {
  order,
  title: line('Title', { most: 20 }),
  about: line('About', { most: 160 }),
  stands: reference('pictures', 'Picture that stands for it'),
  film: reference('films', 'Film after it'),
  items: list('Pictures', galleryItem, { least: 9, most: 9, itemLabel: 'headline' }).refine(...differs('id')),
});
export type GalleryBlock = z.infer<typeof galleryBlock> & { id: 'dawn' | 'noon' | 'dusk' };

export const researchArea = group('Area', {
  order,
  title: line('Title', { most: 60 }),
  description: paragraph('Description', { most: 300 }),
  projects: list('Projects', line('Project', { most: 160 }), { least: 1 }),
  funding: line('Funding', { most: 160 }),
  publications: line('Publications', { most: 160 }),
  body,
  picture,
  ...sourced,
});
export type ResearchArea = z.infer<typeof researchArea> & { id: string };

export const innovation = group('Innovation', {
  order,
  title: line('Title', { most: 60 }),
  metric: figureText('Figure', { most: 30 }),
  metricLabel: line('What it counts', { most: 160 }),
  description: paragraph('Description', { most: 700 }),
  picture,
  ...sourced,
});
export type InnovationHighlight = z.infer<typeof innovation> & { id: string };

/** Where a picture is shown decides how many pixels it needs at least. */
export const leastWidths = {
  homeHero: 2560,
  homeHeroTall: 1440,
  hero: 1920,
  picture: 1600,
  tallPicture: 1067,
  poster: 1280,
  panel: 480,
  door: 640,
} as const;

/** A picture: what it shows, who made it, where the eye should rest. Its file is media/masters/ID.jpg. */
export const pictureEntry = group('Picture', {
  kind: choice('Kind', ['artwork', 'photograph']),
  alt: paragraph('What is to be seen', { least: 20, most: 320, help: 'For those who do not see it.' }).refine(
    (alt) => !/^(?:an? |the )?(?:image|picture|photo|photograph|illustration|drawing)\b/i.test(alt),
    { error: 'begins by saying that it is a picture: begin with what is to be seen' },
  ),
  caption: paragraph('Caption for search engines', { most: 320, help: 'The place and the year of a photograph.' }).optional(),
  credit: line('Who took it').optional(),
  consent: line('Who has agreed to be shown', {
    most: 200,
    help: 'Of a photograph, not shown: who can be recognised, for those under 18 their parents, and where the written consent is kept.',
    example: 'Nobody can be recognised',
  }).optional(),
  focus: choice(
    'Where the eye rests',
    [
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
    ],
    {
      help: 'Per cent from the left and from the top.',
    },
  ).default('50 50'),
  place: choice('Where it is shown', Object.keys(leastWidths) as [keyof typeof leastWidths, ...(keyof typeof leastWidths)[]]),
})
  .refine(({ kind, credit }) => kind === 'artwork' || Boolean(credit), {
    error: 'a photograph names who took it',
    path: ['credit'],
  })
  .refine(({ kind, consent }) => kind === 'artwork' || Boolean(consent), {
    error: 'a photograph says who has agreed to be shown',
    path: ['consent'],
  });
export type PictureEntry = z.infer<typeof pictureEntry> & { id: string };

/** A film. Its file is media/masters/films/ID.mp4. */
export const film = group('Film', {
  order,
  title: line('Title', { most: 60 }),
  description: paragraph('What is seen and heard', { least: 40, most: 600 }),
  poster: reference('pictures', 'Picture in front'),
  published: day('First shown on', {
    help: 'Search engines are told. A film that takes the place of another has a day of its own.',
  }).refine((text) => text <= indianDay(new Date()), 'is a day to come: write the day on which the film was first shown'),
  sounds: tick('Played once, with its sound'),
});
export type FilmEntry = z.infer<typeof film> & { id: string };
