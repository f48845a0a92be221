import { z } from 'astro/zod';
import { firstNumber } from '#utils/number-words.ts';
import { choice, group, line, list, paragraph } from './fields.ts';
import { page } from './shared.ts';

/** The types of diagram (components/diagram). */
const drawings = ['hundred', 'twelve', 'timeline', 'ladder', 'half-day', 'correction', 'phone-numbers'] as const;
export type DiagramDrawing = (typeof drawings)[number];
/** Diagrams that draw the number in each mark's label. */
const numberDrawings: ReadonlySet<DiagramDrawing> = new Set(['hundred', 'twelve', 'timeline']);

const years = (label: string) =>
  z
    .number(`${label}: write a number of years`)
    .min(0, `${label}: at least 0`)
    .max(12, `${label}: at most 12`)
    .meta({ title: label, description: 'Write it only for a ladder: years after class 10.' })
    .optional();

/** A diagram beside a text. Its labels state everything that it shows. */
export const diagram = group('Diagram', {
  drawing: choice('Drawing', drawings, {
    help: 'hundred and twelve: squares, each mark begins with its number. timeline: consecutive days. ladder: years of study. half-day: parts of a day. correction: a line crossed out and its correction. phone-numbers: large telephone numbers.',
  }),
  heading: line('Heading', { max: 60 }),
  text: paragraph('Text', { max: 240 }).optional(),
  scale: list('Scale', line('Label of one box', { max: 16, example: 'Year 1' }), {
    max: 12,
    help: 'Only for a ladder: a label for each year, from the first year after class 10.',
  }).optional(),
  marks: list(
    'Marks',
    group('Mark', {
      label: line('Mark', { max: 40, example: '15 working days' }),
      text: line('Text', { max: 140 }),
      pages: list('Pages it links to', page, { max: 8 }).optional(),
      from: years('Begins after'),
      to: years('Ends after'),
      longest: years('Ends at the latest after'),
    }),
    { min: 1, max: 8, itemLabel: 'label' },
  ),
}).superRefine(({ drawing, scale, marks }, context) => {
  const lastYear = Math.max(...marks.map(({ to = 0, longest = to }) => longest));
  if (scale && scale.length !== lastYear) {
    context.addIssue({
      code: 'custom',
      message: `has ${scale.length} labels, but the bars end after ${lastYear} years: write one for each year`,
      path: ['scale'],
    });
  }
  for (const [index, { label, from = 0, to = 0, longest }] of marks.entries()) {
    if (numberDrawings.has(drawing) && firstNumber(label) === 0) {
      context.addIssue({
        code: 'custom',
        message: 'has no number: write one, such as 15 working days',
        path: ['marks', index, 'label'],
      });
    }
    if (drawing === 'ladder' && to <= from) {
      context.addIssue({ code: 'custom', message: 'is not after its beginning: write both years', path: ['marks', index, 'to'] });
    }
    if (longest !== undefined && longest <= to) {
      context.addIssue({
        code: 'custom',
        message: 'is not after the usual end: leave it empty',
        path: ['marks', index, 'longest'],
      });
    }
  }
});
export type Diagram = z.infer<typeof diagram>;
export type DiagramMark = Diagram['marks'][number];
