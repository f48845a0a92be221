/** Fields that the schemas of several pages share. */
import type { z } from 'astro/zod';
import { diagram } from '../diagram.ts';
import { checkbox, choice, group, itemSlug, line, list, paragraph, prose, reference } from '../fields.ts';
import { headingFigure, lastChecked, meta, nextPages, points, provenanceFields, searchTerms, uniqueBy } from '../shared.ts';

export const heading = line('Heading', { max: 80 });
export const lead = paragraph('Lead', { max: 400 });
/** The fields at the beginning of most pages. */
export const pageHeadFields = { ...provenanceFields, meta, heading, lead };
export const text = paragraph('Text', { max: 1200 });
/** The texts above a section of the home page, and the link below them. */
export const sectionIntro = {
  heading: line('Heading', { max: 40 }),
  lead: paragraph('Lead', { max: 240 }),
  linkLabel: line('Label of the link', { max: 60 }),
};

/** A second picture between the sections of a long page. */
export const secondPicture = reference('pictures', 'Second picture', {
  help: 'It is shown between the texts, far below the first picture.',
});

export const important = checkbox('Important', {
  help: 'The section has its own background, and phones don’t collapse it.',
});

/** A subsection with its own fragment, so that links can lead to it. */
const subsection = group('Subsection', {
  id: itemSlug(),
  title: line('Heading', { max: 60 }),
  paragraphs: prose('Text'),
  diagram: diagram.optional(),
  searchTerms,
});
/** A section of a long document, with its own fragment. */
const section = group('Section', {
  id: itemSlug(),
  title: line('Heading', { max: 80 }),
  paragraphs: prose('Text'),
  important,
  collapsed: checkbox('Collapsed on phones, except the first paragraph'),
  subsections: list('Subsections', subsection, { itemLabel: 'title' })
    .refine(...uniqueBy('id'))
    .optional(),
  rulesHeading: line('Heading of the rules', { max: 60 }).optional(),
  rules: list('Rules', paragraph('Rule')).optional(),
  points: points('Points').optional(),
  pointsLayout: choice('Layout of the points', ['columns', 'numbered'], {
    help: 'columns: points of equal rank, side by side. numbered: steps in order.',
  }).optional(),
  diagrams: list('Diagrams', diagram, { max: 2, itemLabel: 'heading' }).optional(),
  pullQuote: paragraph('Pull quote', {
    max: 180,
    help: 'Student handbook only. A sentence quoted word for word from elsewhere on the page, so that it is not shown beside itself.',
  }).optional(),
  secondPicture: secondPicture.optional(),
  hindi: group('The section in Hindi', {
    summary: line('Label of the button that opens it', { max: 60 }),
    id: itemSlug(),
    paragraphs: prose('Text'),
  }).optional(),
  searchTerms,
  lastChecked,
  ...provenanceFields,
}).refine(({ rules, rulesHeading }) => !rules || rulesHeading, {
  path: ['rulesHeading'],
  error: 'is missing: say in a few words what the rules are about',
});
export type DocumentSection = z.infer<typeof section>;
export const sections = (label: string) => list(label, section, { min: 1, itemLabel: 'title' }).refine(...uniqueBy('id'));

/** A line of text with the placeholder …, which the page replaces with `value`. */
export const lineWithValue = (label: string, value: string, max = 160) =>
  line(label, { max, help: `Write … where this belongs: ${value}.` }).refine(
    (text) => text.includes('…'),
    `has no …: write … where this belongs: ${value}`,
  );

/** A line with one placeholder … for each of `values`, which the page fills in this order. */
export const lineWithValues = (label: string, values: readonly string[], max = 160) =>
  line(label, { max, help: `Write one … for each of these, in this order: ${values.join(', ')}.` }).refine(
    (text) => text.split('…').length > values.length,
    `has too few …: write one for each of these, in this order: ${values.join(', ')}`,
  );

/** A text with a heading. */
export const titledText = (label: string) =>
  group(label, { title: line('Heading', { max: 60 }), figure: headingFigure, paragraphs: prose('Text') });
/** The fields of a page with information about the site: a few sections with headings. */
export const infoPage = {
  ...pageHeadFields,
  sections: list('Sections', titledText('Section'), { min: 1, itemLabel: 'title' }),
  next: nextPages,
};
