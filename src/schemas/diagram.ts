import { z } from 'astro/zod';
import { firstNumber } from '#utils/number-words.ts';
import { choice, group, line, list, paragraph } from './fields.ts';
import { page } from './shared.ts';

/** What a text can be drawn as (components/diagram). */
const drawings = ['hundred', 'twelve', 'way', 'ladder', 'half-day', 'corrected', 'call'] as const;
export type DiagramDrawing = (typeof drawings)[number];
/** Those that are drawn by the number that a mark names. */
const counted: ReadonlySet<DiagramDrawing> = new Set(['hundred', 'twelve', 'way']);

const years = (label: string) =>
  z
    .number(`${label}: write a number of years`)
    .min(0, `${label}: not below 0`)
    .max(12, `${label}: at most 12`)
    .meta({ title: label, description: 'Only in a ladder: years after class 10.' })
    .optional();

/** A stretch of a text, drawn: its words tell everything that it shows. */
export const diagram = group('Drawn', {
  drawing: choice('Drawing', drawings, {
    help: 'hundred and twelve: squares, the marks begin with their number. way: days one after another. ladder: years of study. half-day: parts of a day. corrected: a line crossed out, and what stays. call: a telephone number.',
  }),
  heading: line('Heading', { most: 60 }),
  text: paragraph('Text', { most: 240 }).optional(),
  marks: list(
    'Marks',
    group('Mark', {
      label: line('Mark', { most: 40, example: '15 working days' }),
      text: line('What it says', { most: 140 }),
      pages: list('Pages it leads to', page, { most: 6 }).optional(),
      from: years('Begins after'),
      to: years('Ends after'),
    }),
    { least: 1, most: 8, itemLabel: 'label' },
  ),
}).superRefine(({ drawing, marks }, slips) => {
  for (const [at, { label, from = 0, to = 0 }] of marks.entries()) {
    if (counted.has(drawing) && firstNumber(label) === 0) {
      slips.addIssue({
        code: 'custom',
        message: 'names no number: write one, such as 15 working days',
        path: ['marks', at, 'label'],
      });
    }
    if (drawing === 'ladder' && to <= from) {
      slips.addIssue({ code: 'custom', message: 'it ends before it begins: write both years', path: ['marks', at, 'to'] });
    }
  }
});
export type Diagram = z.infer<typeof diagram>;
export type DiagramMark = Diagram['marks'][number];
