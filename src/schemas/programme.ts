import { z } from 'astro/zod';
import { courseMonths, levels, levelsNamed } from './course-words.ts';
import { choice, group, line, list, paragraph, reference, whole, wholeRupees } from './fields.ts';
import {
  admission,
  body,
  checked,
  meta,
  order,
  picture,
  point,
  points,
  questions,
  sessionFollows,
  sourced,
  terms,
} from './shared.ts';

export { type Level, levels } from './course-words.ts';

/** The id of a programme, as content names it: no page's code can write one by hand. */
export type ProgrammeId = string & { readonly programme: true };

/** Usual length in months, for sorting. */
const months = z
  .number('Months: write a number')
  .min(1, 'Months: at least 1')
  .max(120, 'Months: at most 120')
  .meta({ title: 'Usual length in months', description: 'For sorting: the middle where it varies.' });

type Span = ReturnType<typeof courseMonths>;
const isWithin = (given: number, span: Span) => !span || (given >= span.least && given <= span.most);

function isSameLength(length: string, inFull: string | undefined): boolean {
  const [short, full] = [courseMonths(length), courseMonths(inFull?.split(/[:,(]/)[0] ?? '')];
  return !short || !full || (short.least === full.least && short.most === full.most);
}

/** The drawings of the programmes' illustrations, one for what each teaches (features/programme/illustration). */
const drawings = [
  'dose-clock',
  'dose-scale',
  'draw-order',
  'gait-strip',
  'half-life',
  'herb',
  'joint-fan',
  'plate-count',
  'turning-clock',
  'vaccines',
  'ward-rota',
  'waste-bins',
] as const;
export type DrawingId = (typeof drawings)[number];

/** A drawing that shows the subject from within, and words that tell all of it. */
const illustration = group('Drawing of the subject', {
  drawing: choice('Drawing', drawings, { help: 'Its figures are drawn: a change in them is a change in code.' }),
  heading: line('Heading', { most: 60 }),
  text: paragraph('Text', { most: 320 }),
  marks: list(
    'What it shows, part by part',
    group('Part', { label: line('Part', { most: 40 }), text: line('What it says', { most: 120 }) }),
    { least: 2, most: 8, itemLabel: 'label' },
  ),
});
export type Illustration = z.infer<typeof illustration>;

/** A programme of the health school: its page, its line in the fee table and in the index, its step on the ladder of study. */
export const programme = group('Programme', {
  shortName: line('Short name', { most: 40, example: 'B.P.T' }),
  fullName: line('Full name', { most: 80, example: 'Bachelor of Physiotherapy' }),
  fee: wholeRupees('Yearly fee in rupees', 1000, 2_000_000, {
    help: 'Empty where the school gives it on request.',
    example: '110000',
  }).nullable(),
  feeYears: whole('Years that are paid', 1, 6, {
    help: 'The years of study for which the yearly fee is charged: the price of the whole course is computed from it. An internship year is told on the fee sheet.',
  }).optional(),
  length: line('Usual length', { most: 40, example: '3–4 years' }),
  lengthInFull: line('Length with what belongs to it', { most: 80, example: '3–4 years, internship included' }).optional(),
  months,
  seats: admission.seats,
  lastDate: admission.lastDate,
  sessionStart: admission.sessionStart,
  entrance: line('Entrance', { most: 160 }),
  level: choice('Level', levels),
  subject: line('What it teaches', { help: 'Its place in the list from A to Z.', example: 'Physiotherapy' }),
  award: line('What one takes home', { example: 'B.P.T' }),
  picture,
  illustration: illustration.optional(),
  lead: paragraph('Lead', { most: 320, help: 'The place and the people, in one or two sentences.' }),
  body,
  why: points('Reasons to choose it', 4),
  study: points('What one studies', 2),
  careers: list('Where it leads', line('Role', { most: 140 }), { least: 3 }),
  from: group('The step that leads to it', {
    programme: reference<ProgrammeId>('programmes', 'From which programme'),
    how: paragraph('How one gets from one to the other', { most: 400 }),
  }).optional(),
  before: point.optional(),
  after: point.optional(),
  related: list('To compare with', reference<ProgrammeId>('programmes', 'Programme')),
  questions: questions(5),
  closing: paragraph('Closing text', { most: 1200 }),
  hindi: group('On the page in Hindi', {
    name: line('What it is', { most: 90 }),
    after: line('Who can join', { most: 90 }),
  }),
  meta,
  terms,
  order,
  ...sourced,
  checked,
})
  .refine(({ lastDate, sessionStart }) => sessionFollows[0]({ lastDate, sessionStart }), sessionFollows[1])
  .refine(({ length, months: given }) => isWithin(given, courseMonths(length)), {
    error: ({ input }) => {
      const { months: given, length } = input as { months: number; length: string };
      return `${given} months are not ‘${length}’: change one of the two`;
    },
    path: ['months'],
  })
  .refine(({ length, lengthInFull }) => isSameLength(length, lengthInFull), {
    error: 'begins with another length than ‘Usual length’: change one of the two',
    path: ['lengthInFull'],
  })
  .refine(({ fullName, level }) => levelsNamed(fullName).every((named) => named === level), {
    error: ({ input }) => {
      const { fullName, level } = input as { fullName: string; level: string };
      return `${level} is not the level of ‘${fullName}’: change one of the two`;
    },
    path: ['level'],
  });
export type Programme = z.infer<typeof programme> & { id: ProgrammeId };
