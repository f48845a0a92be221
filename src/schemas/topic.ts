/** Schema of the topics of the FAQ page, with their questions. */
import type { z } from 'astro/zod';
import { checkbox, group, line, list, reference } from './fields.ts';
import { headingFigure, order, questionFields, uniqueBy } from './shared.ts';

const faqQuestion = group('Question', {
  ...questionFields,
  inStructuredData: checkbox('In the structured data for search engines', {
    help: 'Choose only the questions that are asked most.',
  }),
});

/** A topic of the FAQ page with its questions. */
export const topic = group('Topic', {
  order,
  title: line('Heading', { max: 60 }),
  figure: headingFigure,
  picture: reference('pictures', 'Picture above the heading').optional(),
  questions: list('Questions', faqQuestion, { min: 1, itemLabel: 'question' }).refine(...uniqueBy('id')),
});
export type Topic = z.infer<typeof topic> & { id: string };
