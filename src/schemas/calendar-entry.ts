import type { z } from 'astro/zod';
import { choice, day, group, line, list, paragraph, reference } from './fields.ts';
import type { RouteId } from './page-list.ts';
import { sourced } from './shared.ts';

export const calendarKinds = ['term', 'holiday', 'examination', 'result'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** A line of the academic calendar: a day, or several in a row. */
export const calendarEntry = group('Calendar entry', {
  title: line('Title', { most: 80, example: 'Winter examinations' }),
  kind: choice('Kind', calendarKinds, { help: 'term: when classes run. result: when results come out.' }),
  begins: day('First day', { example: '2027-01-11' }),
  ends: day('Last day', { help: 'Empty for a single day.' }).optional(),
  schools: list('Schools', reference<RouteId>('schools', 'School'), {
    most: 9,
    help: 'Empty: it holds for all nine.',
  }).optional(),
  note: paragraph('Note', { most: 200 }).optional(),
  ...sourced,
}).refine(({ begins, ends }) => !ends || begins <= ends, {
  error: 'is before the first day: change one of the two',
  path: ['ends'],
});
export type CalendarEntry = z.infer<typeof calendarEntry> & { id: string };
