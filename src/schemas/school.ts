import type { z } from 'astro/zod';
import { levels, levelsNamed } from './course-words.ts';
import { choice, group, line, list, paragraph, slug } from './fields.ts';
import type { RouteId } from './page-list.ts';
import {
  admission,
  body,
  checked,
  differs,
  meta,
  nextPages,
  order,
  picture,
  points,
  questions,
  sessionFollows,
  sourced,
  terms,
} from './shared.ts';

/** The hue of each school; the colours are style tokens. */
export const hues = ['neem', 'ochre', 'rani', 'turmeric', 'sandstone', 'sky', 'indigo', 'rose', 'leaf'] as const;
export type Hue = (typeof hues)[number];

/** A course of a school. A subject within a course has no length, no award and no level. */
export const course = group('Course', {
  id: slug('Address'),
  shortName: line('Short name', { most: 60 }),
  fullName: line('Full name'),
  subject: line('What it teaches').optional(),
  award: line('What one takes home').optional(),
  levels: list('Levels', choice('Level', levels), { most: 2 }).optional(),
  abbreviation: line('The letters it goes by', { most: 20 }).optional(),
  terms,
  about: paragraph('What it is about', { most: 500 }),
  length: line('Usual length', { most: 40 }).optional(),
  lengthInFull: line('Length with what belongs to it', { most: 80 }).optional(),
  entrance: line('Entrance', { most: 200, help: 'Left empty where the words above the courses say it for all.' }).optional(),
  ...admission,
  ...sourced,
})
  .refine(...sessionFollows)
  .refine(({ fullName, levels: given }) => !given || levelsNamed(fullName).every((named) => given.includes(named)), {
    error: ({ input }) =>
      `the full name, ‘${(input as { fullName: string }).fullName}’, names another level: change one of the two`,
    path: ['levels'],
  });

const panel = group('Panel', {
  time: line('Time', { most: 12, help: 'A clock time, or what is heard or lit then.', example: '8.40' }),
  text: line('Text', { most: 110, help: 'One or two short sentences, without names.' }),
  picture,
});

/** A school page. The health school's courses are its programmes, the certificate school's its categories. */
export const school = group('School', {
  order,
  hue: choice('Colour', hues),
  ...sourced,
  checked,
  meta,
  card: group('Card on the home page', {
    name: line('Name', { most: 60 }),
    description: paragraph('Description', { most: 240 }),
    courseCount: line('How many courses', { help: '{{courseDigits}} is their number.', example: '{{courseDigits}} programmes' }),
    studentCount: line('How many students'),
    duration: line('Duration', { most: 30 }),
    picture,
  }),
  heading: line('Heading', { most: 80 }),
  lead: paragraph('Lead', { most: 300 }),
  body,
  tuesday: group('A Tuesday, as we picture it', {
    panels: list('Panels, from first bell to lamp', panel, { least: 6, most: 6, itemLabel: 'time' }),
  }),
  fee: line('Fee', {
    most: 80,
    help: 'Where all its courses cost the same, or from what to what they cost.',
    example: '₹60,000 to ₹90,000 a year',
  }).optional(),
  feesAt: slug('Where its page tells the fees', {
    help: 'The address of a question below; ‘fees’ where they stand beside the courses.',
  }).optional(),
  coursesHeading: line('Heading of the courses', { most: 80 }),
  coursesLead: paragraph('Lead of the courses', { most: 500 }),
  courses: list('Courses', course, { itemLabel: 'shortName' })
    .refine(...differs('id'))
    .optional(),
  learning: points('How one learns', 3),
  outcomes: list('Where it leads', line('Role', { most: 140 }), { least: 3 }),
  questions: questions(3),
  next: nextPages,
});
type SchoolData = z.infer<typeof school>;
export type Course = z.infer<typeof course>;

/** A school with its route and courses filled in. */
export interface School extends Omit<SchoolData, 'card' | 'courses'> {
  id: string;
  route: RouteId;
  courses: readonly Course[];
  card: SchoolCard;
}

/** A school's card on the home page. */
export interface SchoolCard extends Readonly<SchoolData['card']> {
  programmes: readonly string[];
  route: RouteId;
}
