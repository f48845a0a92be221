import type { z } from 'astro/zod';
import { group, line, list, paragraph } from './fields.ts';
import { admission, differs, order, sessionFollows, sourced, terms } from './shared.ts';

export const certificateCourse = group('Course', {
  code: line('Code', { most: 6, example: 'CPY' }),
  name: line('Full name', { most: 80, example: 'Certificate in Python Programming' }),
  subject: line('What it teaches', { most: 60, help: 'Its place in the list from A to Z.', example: 'Python Programming' }),
  terms,
  length: line('Usual length', { most: 20, example: '4 months' }),
  ...admission,
}).refine(...sessionFollows);

/** One category of certificate courses. */
export const certificateCategory = group('Category', {
  order,
  title: line('Title', { most: 60 }),
  about: paragraph('Over its list'),
  forWhom: paragraph('For whom it is'),
  entrance: line('Entrance', { most: 160 }),
  ...sourced,
  courses: list('Courses', certificateCourse, { least: 1, itemLabel: 'name' }).refine(...differs('code')),
});
export type CourseCategory = z.infer<typeof certificateCategory> & { id: string };
