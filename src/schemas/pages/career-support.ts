import { figureText, group, line, list } from '../fields.ts';
import { nextPages, provenanceFields, questions } from '../shared.ts';
import { heading, pageHeadFields, sections, text } from './page-parts.ts';

export const careerSupport = group('Career Support', {
  ...pageHeadFields,
  sections: sections('Sections').refine(([first]) => first?.points, {
    error: 'the page begins with the points of its first section, which has none: move the section with points to the top',
  }),
  figuresHeading: line('Heading of the figures'),
  figures: list(
    'Figures',
    group('Figure', {
      value: figureText('Figure'),
      label: line('What it is'),
      qualifier: line('What is counted', { max: 200 }).optional(),
      ...provenanceFields,
    }),
    { itemLabel: 'label' },
  ),
  questionsHeading: heading,
  questions: questions(1),
  closing: text,
  next: nextPages,
});
