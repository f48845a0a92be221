/** Schema of the films. */
import type { z } from 'astro/zod';
import { indianDay } from '#utils/indian-day.ts';
import { checkbox, day, group, integer, line, list, paragraph, reference } from './fields.ts';
import { order } from './shared.ts';

const filmMoment = group('Moment', {
  from: integer('Second at which it begins', 0, 120),
  text: line('What is seen', { max: 90, help: 'Short enough to be read aloud before the next one begins.' }),
});
export type FilmMoment = z.infer<typeof filmMoment>;

/** A film. Its file is media/masters/films/ID.mp4. */
export const film = group(
  'Film',
  {
    order,
    title: line('Title', { max: 60 }),
    description: paragraph('What is seen and heard', { min: 40, max: 600 }),
    poster: reference('pictures', 'Poster, shown before the film plays'),
    published: day('First shown on', {
      help: 'For search engines. If you replace a film, write the date of the new one.',
    }).refine((text) => text <= indianDay(new Date()), 'is in the future: write the day on which the film was first shown'),
    hasSound: checkbox('Played once, with its sound'),
    descriptions: list('What is seen, moment by moment', filmMoment, {
      max: 40,
      itemLabel: 'text',
      help: 'Screen readers read them aloud if the visitor asks for it. Only the film that is played with its sound has a button for them.',
    })
      .refine(
        (moments) => moments.every(({ from }, index) => index === 0 || from > (moments[index - 1]?.from ?? 0)),
        'each moment must begin later than the one above it: sort them by second, and write each second once',
      )
      .optional(),
  },
  { help: 'The films, with their titles and descriptions.' },
);
export type FilmEntry = z.infer<typeof film> & { id: string };
