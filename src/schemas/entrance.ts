import type { z } from 'astro/zod';
import { choice, group, line, list, paragraph } from './fields.ts';
import { checked, order, page, sourced, terms } from './shared.ts';

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

/** A test or a form that leads into some of the courses, with its usual months: a line of the entrance calendar. */
export const entrance = group('Entrance', {
  order,
  name: line('Test or form', { most: 60, example: 'NEET-UG' }),
  opens: line('What it opens', { most: 160, help: 'Which of our courses, in words.' }),
  pages: list('Pages of those courses', page, { least: 1, most: 12 }),
  heldBy: line('Who holds it', { most: 100 }),
  form: group('Form', { from: month('From'), to: month('To') }).optional(),
  held: list('Months of the test', month('Month'), { most: 4 }),
  look: line('Where to look', { most: 60, help: 'A site’s name, without https://.', example: 'neet.nta.nic.in' }).refine(
    (text) => /^(?:[\w.+-]+@)?(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(text),
    { error: ({ input }) => `'${input}' is not the name of a site: write one such as neet.nta.nic.in` },
  ),
  note: paragraph('Note', { most: 300 }).optional(),
  terms,
  checked,
  ...sourced,
});
export type Entrance = z.infer<typeof entrance> & { id: string };
