import type { z } from 'astro/zod';
import { choice, day, group, line, list, paragraph, reference } from './fields.ts';
import type { RouteId } from './page-list.ts';
import { provenanceFields } from './shared.ts';

export const calendarKinds = ['term', 'holiday', 'examination', 'result'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** An entry of the academic calendar: one day or consecutive days. */
export const calendarEntry = group('Calendar entry', {
  title: line('Title', { max: 80, example: 'Winter examinations' }),
  kind: choice('Kind', calendarKinds, { help: 'term: when classes run. result: when results come out.' }),
  begins: day('First day', { example: '2027-01-11' }),
  ends: day('Last day', { help: 'Leave it empty for a single day.' }).optional(),
  schools: list('Schools', reference<RouteId>('schools', 'School'), {
    max: 9,
    help: 'If it is empty, the entry is for all nine schools.',
  }).optional(),
  note: paragraph('Note', { max: 200 }).optional(),
  ...provenanceFields,
}).refine(({ begins, ends }) => !ends || begins <= ends, {
  error: 'is before the first day: change one of them',
  path: ['ends'],
});
export type CalendarEntry = z.infer<typeof calendarEntry> & { id: string };
