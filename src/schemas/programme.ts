import { z } from 'astro/zod';
import { checkbox, choice, group, integer, line, list, paragraph, reference, rupees } from './fields.ts';
import type { ProgrammeId } from './ids.ts';
import { findLevels, levels, parseCourseDuration } from './level-and-duration.ts';
import {
  admission,
  body,
  lastChecked,
  meta,
  order,
  picture,
  point,
  points,
  provenanceFields,
  questions,
  searchTerms,
  sessionAfterLastDate,
} from './shared.ts';

export { type Level, levels } from './level-and-duration.ts';

/** Usual duration in months, for sorting. */
const months = z.number('Months: write a number').min(1, 'Months: at least 1').max(120, 'Months: at most 120').meta({
  title: 'Usual duration in months',
  description: 'Courses are sorted by it. If the duration varies, write the middle.',
});

type MonthRange = ReturnType<typeof parseCourseDuration>;
const isInRange = (count: number, range: MonthRange) => !range || (count >= range.min && count <= range.max);

function isSameDuration(duration: string, durationWithInternship: string | undefined): boolean {
  const [short, full] = [parseCourseDuration(duration), parseCourseDuration(durationWithInternship?.split(/[:,(]/)[0] ?? '')];
  return !short || !full || (short.min === full.min && short.max === full.max);
}

/** The illustrations of the programmes' subjects (features/programme/illustration). */
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

/** The sections that a programme's page can reorder, in the usual order. */
export const programmeSections = ['about', 'why', 'study', 'careers', 'path', 'fees'] as const;
export type ProgrammeSection = (typeof programmeSections)[number];

/** A drawing that explains the subject, with a text for each of its parts. */
const illustration = group('Drawing of the subject', {
  drawing: choice('Drawing', drawings, { help: 'The numbers are part of the drawing: changing them needs a change in code.' }),
  heading: line('Heading', { max: 60 }),
  text: paragraph('Text', { max: 320 }),
  marks: list('Parts of the drawing', group('Part', { label: line('Part', { max: 40 }), text: line('Text', { max: 120 }) }), {
    min: 2,
    max: 8,
    itemLabel: 'label',
  }),
});
export type Illustration = z.infer<typeof illustration>;

/** A programme of the health school: its page, its row in the fee table and in the index, and its step on the ladder of study. */
export const programme = group('Programme', {
  shortName: line('Short name', { max: 40, example: 'B.P.T' }),
  fullName: line('Full name', { max: 80, example: 'Bachelor of Physiotherapy' }),
  fee: rupees('Yearly fee in rupees', 1000, 2_000_000, {
    help: 'Leave it empty if the school gives it on request.',
    example: '110000',
  }).nullable(),
  feeYears: integer('Years that are paid', 1, 6, {
    help: 'The years of study for which the yearly fee is charged. The price of the complete course is computed from it. The charges of an internship year are on the fee sheet.',
  }).optional(),
  duration: line('Usual duration', { max: 40, example: '3–4 years' }),
  durationWithInternship: line('Duration with internship', { max: 80, example: '3–4 years, internship included' }).optional(),
  months,
  seats: admission.seats,
  lastDate: admission.lastDate,
  sessionStart: admission.sessionStart,
  eligibility: line('Eligibility', { max: 160 }),
  requiresTest: checkbox('Everybody needs the entrance test'),
  level: choice('Level', levels),
  subject: line('What it teaches', { help: 'Its name in the A–Z index.', example: 'Physiotherapy' }),
  award: line('Award', { example: 'B.P.T' }),
  picture,
  illustration: illustration.optional(),
  lead: paragraph('Lead', { max: 320, help: 'Describe the place and the people in one or two sentences.' }),
  body,
  why: points('Reasons to choose it', 4),
  study: points('What students study', 2),
  secondPicture: reference('pictures', 'Second picture', {
    help: 'It is shown beside the careers, far below the first picture.',
  }),
  sections: list('Order of the page', choice('Section', programmeSections), {
    help: 'If it is empty, the usual order is kept. Choose each section once; the questions and how to apply always come last.',
  })
    .refine((names) => new Set(names).size === programmeSections.length && names.length === programmeSections.length, {
      error: `name each of ${programmeSections.join(', ')} once`,
    })
    .optional(),
  careers: list('Careers', line('Role', { max: 140 }), { min: 3 }),
  previousProgramme: group('Previous programme', {
    programme: reference<ProgrammeId>('programmes', 'Programme'),
    transition: paragraph('How students move from that programme to this one', { max: 400 }),
  }).optional(),
  previousStep: point
    .optional()
    .meta({ title: 'Step before it on the ladder of study', description: 'Write it only for the lowest step.' }),
  nextStep: point
    .optional()
    .meta({ title: 'Step after it on the ladder of study', description: 'Write it only for the highest step.' }),
  related: list('Programmes to compare it with', reference<ProgrammeId>('programmes', 'Programme')),
  questions: questions(5),
  closing: paragraph('Closing text', { max: 1200 }),
  hindi: group('On the page in Hindi', {
    name: line('What it is', { max: 90 }),
    eligibility: line('Eligibility', { max: 140 }),
    duration: line('Duration with internship', {
      max: 140,
      help: 'If it is empty, the sentence for all courses is shown.',
    }).optional(),
    admissionRoutes: paragraph('How places are filled', {
      max: 300,
      help: 'If it is empty, the sentences for all courses are shown.',
    }).optional(),
    training: paragraph('Days in hospital', {
      max: 240,
      help: 'If it is empty, the sentence for all courses is shown.',
    }).optional(),
  }),
  meta,
  searchTerms,
  order,
  ...provenanceFields,
  lastChecked,
})
  .refine(({ lastDate, sessionStart }) => sessionAfterLastDate[0]({ lastDate, sessionStart }), sessionAfterLastDate[1])
  .refine(({ duration, months: count }) => isInRange(count, parseCourseDuration(duration)), {
    error: ({ input }) => {
      const { months: count, duration } = input as { months: number; duration: string };
      return `${count} months are not ‘${duration}’: change one of them`;
    },
    path: ['months'],
  })
  .refine(({ fee, feeYears, months: count }) => !fee || count <= 12 || feeYears !== undefined, {
    error: 'is empty: write for how many years the fee is charged, or the price of the complete course would be wrong',
    path: ['feeYears'],
  })
  .refine(({ duration, durationWithInternship }) => isSameDuration(duration, durationWithInternship), {
    error: 'begins with a duration that differs from ‘Usual duration’: change one of them',
    path: ['durationWithInternship'],
  })
  .refine(({ fullName, level }) => findLevels(fullName).every((found) => found === level), {
    error: ({ input }) => {
      const { fullName, level } = input as { fullName: string; level: string };
      return `${level} is not the level of ‘${fullName}’: change one of them`;
    },
    path: ['level'],
  });
export type Programme = z.infer<typeof programme> & { id: ProgrammeId };
