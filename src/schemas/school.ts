import type { z } from 'astro/zod';
import { choice, group, itemSlug, line, list, paragraph, slug } from './fields.ts';
import { findLevels, levels } from './level-and-duration.ts';
import type { RouteId } from './page-list.ts';
import {
  admission,
  body,
  lastChecked,
  meta,
  nextPages,
  order,
  picture,
  points,
  provenanceFields,
  questions,
  searchTerms,
  sessionAfterLastDate,
  uniqueBy,
} from './shared.ts';

/** The hues of the schools. The colours are tokens in styles/tokens.css. */
export const hues = ['neem', 'ochre', 'rani', 'turmeric', 'sandstone', 'sky', 'indigo', 'rose', 'leaf'] as const;
export type Hue = (typeof hues)[number];

/** A course of a school. An entry may also be a subject taught within another course: then it has no duration, award or levels. */
export const course = group('Course', {
  id: itemSlug(),
  shortName: line('Short name', { max: 60 }),
  fullName: line('Full name'),
  subject: line('What it teaches').optional(),
  award: line('Award').optional(),
  levels: list('Levels', choice('Level', levels), { max: 2 }).optional(),
  abbreviation: line('Abbreviation', { max: 20 }).optional(),
  searchTerms,
  about: paragraph('What it is about', { max: 500 }),
  duration: line('Usual duration', { max: 40 }).optional(),
  durationWithInternship: line('Duration with internship', { max: 80 }).optional(),
  eligibility: line('Eligibility', {
    max: 200,
    help: 'Leave it empty if the text above the courses states it for all of them.',
  }).optional(),
  ...admission,
  ...provenanceFields,
})
  .refine(...sessionAfterLastDate)
  .refine(({ fullName, levels: chosen }) => !chosen || findLevels(fullName).every((level) => chosen.includes(level)), {
    error: ({ input }) =>
      `the full name, ‘${(input as { fullName: string }).fullName}’, contains a level that is not chosen in ‘Levels’: change one of them`,
    path: ['levels'],
  });

const panel = group('Panel', {
  time: line('Time', { max: 12, help: 'A time such as 8.40, or what marks it: a bell, the first light.', example: '8.40' }),
  text: line('Text', { max: 110, help: 'One or two short sentences, without names.' }),
  picture,
});

/** A school page. The health school lists its programmes instead of courses, the certificate school its categories. */
export const school = group('School', {
  order,
  hue: choice('Colour', hues),
  ...provenanceFields,
  lastChecked,
  meta,
  card: group('Card on the home page', {
    name: line('Name', { max: 60 }),
    description: paragraph('Description', { max: 240 }),
    courseCountText: line('Number of courses', {
      help: '{{courseDigits}} is replaced by the number.',
      example: '{{courseDigits}} programmes',
    }),
    studentCountText: line('Number of students'),
    duration: line('Duration', { max: 30 }),
    picture,
  }),
  heading: line('Heading', { max: 80 }),
  lead: paragraph('Lead', { max: 300 }),
  body,
  dayStrip: group('A day in pictures', {
    panels: list('Panels, in order from morning to evening', panel, { min: 6, max: 6, itemLabel: 'time' }),
  }),
  fee: line('Fee', {
    max: 80,
    help: 'The fee, if it is the same for all courses; otherwise the range.',
    example: '₹60,000 to ₹90,000 a year',
  }).optional(),
  feesSection: slug('Section of the page that has the fees', {
    help: 'The id of a question below, or ‘fees’ if the fees are beside the courses.',
  }).optional(),
  eligibility: line('Eligibility of the courses', {
    max: 200,
    help: 'Eligibility that holds for all courses. The comparison shows it for courses that have none of their own.',
  }).optional(),
  level: choice('Level', levels, { help: 'Only if the entries below are the subjects of one course.' }).optional(),
  coursesHeading: line('Heading of the courses', { max: 80 }),
  coursesLead: paragraph('Lead above the courses', { max: 500 }),
  courses: list('Courses', course, { itemLabel: 'shortName' })
    .refine(...uniqueBy('id'))
    .optional(),
  learning: points('How students learn', 3),
  careers: list('Careers', line('Role', { max: 140 }), { min: 3 }),
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
