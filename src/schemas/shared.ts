/** Fields that several schemas share. */
import { z } from 'astro/zod';
import {
  choice,
  day,
  figureText,
  group,
  integer,
  itemSlug,
  line,
  list,
  paragraph,
  prose,
  reference,
  rupees,
  slug,
} from './fields.ts';
import type { RouteId } from './page-list.ts';

/**
 * The source of a piece of content, from which the launch check lists what the school must confirm. `specification`: the school's brief.
 * `general`: general knowledge of such courses in India. `sample`: a plausible placeholder.
 */
export const provenance = choice('Where it comes from', ['specification', 'general', 'sample'], {
  help: 'It is not shown to visitors. The launch check lists the examples, so that all are replaced before the site goes live.',
  labels: { specification: 'The school has given it', general: 'Usual in India', sample: 'An example, to be replaced' },
});
export type Provenance = z.infer<typeof provenance>;

/** The source of an entry, and the sources of fields for which it differs. */
export const provenanceFields = {
  provenance,
  exceptions: list('Fields that come from elsewhere', group('Field', { field: line('Field'), provenance }), {
    itemLabel: 'field',
    help: 'There are usually none. Write each field by its name in the file.',
  })
    .transform(
      (rows): Readonly<Record<string, Provenance>> =>
        Object.fromEntries(rows.map(({ field, provenance: source }) => [field, source])),
    )
    .optional(),
};
/** An entry with its provenance. */
export interface WithProvenance {
  provenance: Provenance;
  exceptions?: Readonly<Record<string, Provenance>> | undefined;
}

/** The month in which facts that may change were last checked. The launch check lists months more than six months ago. */
export const lastChecked = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: ({ input }) => `'${input}' is not a month: write one such as 2026-11` })
  .meta({
    title: 'Last checked in',
    description: 'The month in which rules from outside the school (tests, dates, laws) were last checked.',
    widget: 'line',
  })
  .optional();

/** Search terms, each an entry of the A to Z index. */
export const searchTerms = list('Words that people look for', line('Word', { max: 40 }), {
  max: 12,
  help: 'Each word is an entry of the A to Z index.',
  example: 'Hostel',
}).optional();

/** Title and description for search engines and social cards. */
export const meta = group('For search engines', {
  title: line('Title in search results', {
    min: 10,
    max: 60,
    help: 'Leave out the school’s name, which is added. Begin with the words that people search for: course, fees, eligibility, admission year.',
  }),
  description: paragraph('Description in search results', {
    min: 90,
    max: 150,
    help: 'Write in one or two sentences what the page contains. Begin with a programme’s fee, because phones cut off the end.',
  }),
});
export type PageMeta = z.infer<typeof meta>;

export const point = group('Point', { title: line('Heading'), text: paragraph('Text') });
export type Point = z.infer<typeof point>;
export const points = (label: string, min = 1) => list(label, point, { min, itemLabel: 'title' });

/** A figure in large numerals with the heading of a section. */
export const headingFigure = group('Figure beside the heading', {
  value: figureText('Figure', { max: 12 }),
  label: line('What it is', { max: 40 }),
}).optional();

export const page = reference<RouteId>('pages', 'Page');
export const picture = reference('pictures', 'Picture');

/** A page, or a section of a page with its own label. */
const linkFields = {
  page,
  fragment: slug('Section of the page', {
    help: 'The id of a heading or a question. If it is empty, the link is to the complete page.',
  }).optional(),
  label: line('Text of the link', { help: 'Write it only if the link is to a section of the page.' }).optional(),
};
type LinkTarget = { fragment?: string | undefined; label?: string | undefined };
/** The arguments of a refinement: a link has a label if, and only if, it has a fragment. */
const labelWithFragment: [(link: LinkTarget) => boolean, { error: (issue: { input?: unknown }) => string; path: string[] }] = [
  ({ fragment, label }) => !fragment === !label,
  {
    error: ({ input }) =>
      (input as LinkTarget).fragment
        ? 'is empty: write the text of the link to the section'
        : 'leave it empty: the text of a link to a complete page is the page’s name',
    path: ['label'],
  },
];
export const pageLink = group('Page', linkFields).refine(...labelWithFragment);
export type PageLink = z.infer<typeof pageLink>;

/** A link to read next, with its description. */
export const nextPage = group('Page', { ...linkFields, description: line('What the page contains', { max: 160 }) }).refine(
  ...labelWithFragment,
);
export type NextPage = z.infer<typeof nextPage>;
export const nextPages = list('Pages to read next', nextPage, { min: 1, max: 6, itemLabel: 'page' });

/** A question and its answer. The id is its fragment on the page. */
export const questionFields = {
  id: itemSlug('first-year-cost'),
  question: line('Question', { max: 160 }),
  answer: prose('Answer', { min: 40, max: 1200 }),
  link: pageLink.optional(),
  searchTerms,
  lastChecked,
  ...provenanceFields,
};
export const question = group('Question', questionFields);
export type Question = z.infer<typeof question>;
export const questions = (min: number) => list('Questions', question, { min, itemLabel: 'question' }).refine(...uniqueBy('id'));

/** Returns the arguments of a refinement: no two items of a list have the same value of a field, such as their id. */
export function uniqueBy<Key extends string>(key: Key) {
  const findDuplicate = (items: readonly Record<Key, unknown>[]) =>
    items.find((item, index) => items.findIndex((earlier) => earlier[key] === item[key]) < index)?.[key];
  return [
    (items: readonly Record<Key, unknown>[]) => findDuplicate(items) === undefined,
    {
      error: (issue: { input?: unknown }) =>
        `'${String(findDuplicate(issue.input as never))}' is used twice: give one of them another ${key}`,
    },
  ] as const;
}

/** A number with its label. */
export const figure = group('Figure', {
  value: figureText('Figure'),
  label: line('What it is'),
  qualifier: line('What is counted', { max: 160 }).optional(),
});
export type Figure = z.infer<typeof figure>;
export const figures = list('Figures', figure, { itemLabel: 'label' });

/** Sort order. Lower numbers come first. */
export const order = z
  .int({ error: 'Position in lists: write a whole number' })
  .min(1, 'Position in lists: at least 1')
  .max(9999)
  .meta({ title: 'Position in lists', description: 'Lower numbers come first.' });

/** Fee, seats and dates of a course, all optional. */
export const admission = {
  fee: rupees('Fee in rupees', 100, 2_000_000, {
    help: 'The fee of one year, or of the complete course if it takes up to a year. Leave it empty until the school sets it. The page of the school shows a table of fees once one course has a fee.',
    example: '60000',
  }).optional(),
  seats: integer('Seats', 1, 2000, { help: 'The seats of one year.', example: '60' }).optional(),
  lastDate: day('Last date to apply', {
    help: 'Once it is past, the page says that applications are closed.',
    example: '2027-06-15',
  }).optional(),
  sessionStart: day('First day of the session', { example: '2027-08-02' }).optional(),
};
/** The published values of a course. */
export type Admission = { readonly [Field in keyof typeof admission]?: z.infer<(typeof admission)[Field]> };

/** The arguments of a refinement: a session doesn't start before the last date to apply. */
export const sessionAfterLastDate: [(admission: Admission) => boolean, { error: string; path: string[] }] = [
  ({ lastDate, sessionStart }) => !lastDate || !sessionStart || lastDate <= sessionStart,
  { error: 'is before the last date to apply: change one of them', path: ['sessionStart'] },
];

export const body = prose('Text');
