import type { z } from 'astro/zod';
import { choice, group, line, list, paragraph, slug } from './fields.ts';
import { lastChecked, order, page, provenanceFields, searchTerms } from './shared.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export type Month = (typeof months)[number];
export { months };

const month = (label: string) => choice(label, months);

/** An entrance test or application form of some courses, with its usual months: an entry of the entrance calendar. */
export const admissionRoute = group('Entrance test or form', {
  order,
  name: line('Test or form', { max: 60, example: 'NEET-UG' }),
  hindi: line('Name in Hindi', {
    max: 80,
    help: 'Add the state that holds it. If it is empty, the name above is shown.',
  }).optional(),
  state: line('State', {
    max: 30,
    help: 'Leave it empty if it is valid in all states, or if its name contains the state.',
  }).optional(),
  admitsTo: line('Courses it admits to', { max: 160, help: 'Name our courses in words.' }),
  pages: list('Pages of those courses', page, { min: 1, max: 12 }),
  courses: list('Courses of those pages', slug('Course'), {
    max: 24,
    help: 'The ids of courses, as on the page of their school. If no course of a page is listed here, all its courses count.',
  }).optional(),
  organiser: line('Organiser', { max: 100 }),
  form: group('Form', { from: month('From'), to: month('To') }).optional(),
  testMonths: list('Months of the test', month('Month'), { max: 4 }),
  website: line('Website', {
    max: 60,
    help: 'The address of the website, without https://.',
    example: 'neet.nta.nic.in',
  }).refine((text) => /^(?:[\w.+-]+@)?(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(text), {
    error: ({ input }) => `'${input}' is not the address of a website: write one such as neet.nta.nic.in`,
  }),
  note: paragraph('Note', { max: 300 }).optional(),
  searchTerms,
  lastChecked,
  ...provenanceFields,
});
export type AdmissionRoute = z.infer<typeof admissionRoute> & { id: string };
