/** Fields that several standing pages have. */
import type { z } from 'astro/zod';
import { diagram } from '../diagram.ts';
import { choice, group, line, list, paragraph, prose, slug, tick } from '../fields.ts';
import { checked, differs, meta, nextPages, points, sourced, terms } from '../shared.ts';

export const heading = line('Heading', { most: 80 });
export const lead = paragraph('Lead', { most: 400 });
export const head = { ...sourced, meta, heading, lead };
export const text = paragraph('Text', { most: 1200 });
export const words = {
  heading: line('Heading', { most: 40 }),
  lead: paragraph('Lead', { most: 240 }),
  more: line('What the link says', { most: 60 }),
};

/** A sentence of the page's own, set large where there would be text alone. */
export const saying = paragraph('Set large', {
  most: 180,
  help: 'A sentence of the page, word for word, that is not in sight beside it.',
}).optional();

export const aloud = tick('Nobody should read past it', {
  help: 'It stands on a ground of its own, and a phone folds nothing of it.',
});

/** A matter within a section that people are sent to. */
const sectionPart = group('Part', {
  id: slug('Address'),
  title: line('Heading', { most: 60 }),
  paragraphs: prose('Text'),
  terms,
});
/** A section of a long document, with its own fragment. */
const section = group('Section', {
  id: slug('Address'),
  title: line('Heading', { most: 80 }),
  paragraphs: prose('Text'),
  aloud,
  folds: tick('A phone folds all but the first paragraph'),
  parts: list('Parts with an address of their own', sectionPart, { itemLabel: 'title' })
    .refine(...differs('id'))
    .optional(),
  rules: list('Rules', paragraph('Rule')).optional(),
  after: prose('Text after the rules').optional(),
  points: points('Points').optional(),
  pointsAs: choice('Points stand', ['columns', 'numbered'], {
    help: 'Of equal rank, side by side; in time, one after another.',
  }).optional(),
  diagrams: list('Drawn', diagram, { most: 2, itemLabel: 'heading' }).optional(),
  saying,
  hindi: group('The section in Hindi', {
    summary: line('What opens it', { most: 60 }),
    id: slug('Address'),
    paragraphs: prose('Text'),
  }).optional(),
  terms,
  checked,
  ...sourced,
});
export type DocumentSection = z.infer<typeof section>;
export const sections = (label: string) => list(label, section, { least: 1, itemLabel: 'title' }).refine(...differs('id'));

/** A sentence in which a value takes the place of …. */
export const withValue = (label: string, value: string, most = 160) =>
  line(label, { most, help: `The ${value} takes the place of …` }).refine(
    (words) => words.includes('…'),
    `has no … for the ${value}: put one where it is to stand`,
  );

/** A note about the site: a few sections with headings. */
export const part = group('Part', { title: line('Heading', { most: 60 }), paragraphs: prose('Text') });
export const note = { ...head, parts: list('Parts', part, { least: 1, itemLabel: 'title' }), next: nextPages };
