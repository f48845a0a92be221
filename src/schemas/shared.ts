/** Fields that several kinds of entries share. */
import { z } from 'astro/zod';
import { choice, day, figureText, group, line, list, paragraph, prose, reference, slug, whole } from './fields.ts';
import type { RouteId } from './page-list.ts';

/**
 * Where a piece of content comes from, so that the launch check can list what the school must confirm. `specification`: the school's own
 * brief gives it. `general`: general knowledge of such courses in India. `sample`: a plausible stand-in.
 */
export const provenance = choice('Where it comes from', ['specification', 'general', 'sample'], {
  help: 'specification: the school has given it. general: usual in India. sample: a stand-in, which the launch check lists.',
});
export type Provenance = z.infer<typeof provenance>;

/** An entity says where it comes from; `except` names the fields that come from elsewhere. */
export const sourced = {
  provenance,
  except: list('Fields that come from elsewhere', group('Field', { field: line('Field'), provenance }), { itemLabel: 'field' })
    .transform(
      (rows): Readonly<Record<string, Provenance>> =>
        Object.fromEntries(rows.map(({ field, provenance: from }) => [field, from])),
    )
    .optional(),
};
export interface Sourced {
  provenance: Provenance;
  except?: Readonly<Record<string, Provenance>> | undefined;
}

/** The month in which facts that age were last looked up; the launch check names what is older than six months. */
export const checked = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: ({ input }) => `'${input}' is not a month: write one such as 2026-11` })
  .meta({
    title: 'Looked up in',
    description: 'The month in which rules of others (tests, dates, laws) were last looked up.',
    widget: 'line',
  })
  .optional();

/** Search words: its lines in the A to Z index. */
export const terms = list('Words that people look for', line('Word', { most: 40 }), {
  most: 12,
  help: 'Each is a line of the list from A to Z.',
  example: 'Hostel',
}).optional();

/** Title and description for search engines and social cards. */
export const meta = group('For search engines', {
  title: line('Title in search results', {
    least: 10,
    most: 60,
    help: 'Without the school’s name, which is added. The words people search for first: course, fees, eligibility, admission year.',
  }),
  description: paragraph('Description in search results', {
    least: 90,
    most: 150,
    help: 'What the page tells, in one or two sentences. A programme’s fee comes first: phones cut the end.',
  }),
});
export type PageMeta = z.infer<typeof meta>;

export const point = group('Point', { title: line('Heading'), text: paragraph('Text') });
export type Point = z.infer<typeof point>;
export const points = (label: string, least = 1) => list(label, point, { least, itemLabel: 'title' });

export const page = reference<RouteId>('pages', 'Page');
export const picture = reference('pictures', 'Picture');

/** A page, or a place on it by a label of its own. */
const place = {
  page,
  fragment: slug('Place on the page', { help: 'The id of a heading or a question. Empty for the page as a whole.' }).optional(),
  label: line('What the link says', { help: 'Only with a place on the page.' }).optional(),
};
const labelled = <Of extends { fragment?: string | undefined; label?: string | undefined }>({ fragment, label }: Of) =>
  !fragment === !label;
const labelledSays = { error: 'a place on a page needs words for its link, and a page as a whole has its own', path: ['label'] };
export const pagePlace = group('Page', place).refine(labelled, labelledSays);
export type PagePlace = z.infer<typeof pagePlace>;

/** A link to read next, with its description. */
export const nextPage = group('Page', { ...place, why: line('What one finds there', { most: 160 }) }).refine(
  labelled,
  labelledSays,
);
export type NextPage = z.infer<typeof nextPage>;
export const nextPages = list('Pages to read next', nextPage, { least: 1, most: 6, itemLabel: 'page' });

/** A question and its answer. The id is its fragment on the page. */
export const questionFields = {
  id: slug('Address', { example: 'first-year-cost' }),
  q: line('Question', { most: 160 }),
  a: paragraph('Answer', { least: 40, most: 1200 }),
  see: pagePlace.optional(),
  terms,
  checked,
  ...sourced,
};
export const question = group('Question', questionFields);
export type Question = z.infer<typeof question>;
export const questions = (least: number) => list('Questions', question, { least, itemLabel: 'q' }).refine(...differs('id'));

/** Two items of a list must not have the same id: each is an address on its page. */
export function differs<Key extends string>(key: Key) {
  const twice = (items: readonly Record<Key, unknown>[]) =>
    items.find((item, index) => items.findIndex((other) => other[key] === item[key]) < index)?.[key];
  return [
    (items: readonly Record<Key, unknown>[]) => twice(items) === undefined,
    {
      error: (issue: { input?: unknown }) =>
        `'${String(twice(issue.input as never))}' stands twice: give one of them another ${key}`,
    },
  ] as const;
}

/** A figure with its label. */
export const figure = group('Figure', {
  value: figureText('Figure'),
  label: line('What it is'),
  qualifier: line('What is counted', { most: 160 }).optional(),
});
export type Figure = z.infer<typeof figure>;
export const figures = list('Figures', figure, { itemLabel: 'label' });

/** Sort order; lower numbers come first. */
export const order = z
  .int({ error: 'Place in lists: write a whole number' })
  .min(1, 'Place in lists: begin at 1')
  .max(9999)
  .meta({ title: 'Place in lists', description: 'The lower number stands first.' });

/** Fee, seats and dates of a course; all optional. */
export const admission = {
  fee: whole('Yearly fee in rupees', 1000, 2_000_000, {
    help: 'Empty until the school gives one. With the first fee its page has a table of fees.',
    example: '60000',
  }).optional(),
  seats: whole('Seats', 1, 2000, { help: 'In one year.', example: '60' }).optional(),
  lastDate: day('Last date to apply', {
    help: 'Once it is past, the page says that applications are closed.',
    example: '2027-06-15',
  }).optional(),
  sessionStart: day('First day of the session', { example: '2027-08-02' }).optional(),
};
/** The values that are set. */
export type Admission = { readonly [Field in keyof typeof admission]?: z.infer<(typeof admission)[Field]> };

/** The two arguments of a refinement: nobody can apply once the session has begun. */
export const sessionFollows: [(given: Admission) => boolean, { error: string; path: string[] }] = [
  ({ lastDate, sessionStart }) => !lastDate || !sessionStart || lastDate <= sessionStart,
  { error: 'is before the last date to apply: change one of the two', path: ['sessionStart'] },
];

export const body = prose('Text');
