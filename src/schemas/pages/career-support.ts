import { figureText, group, line, list } from '../fields.ts';
import { nextPages, questions, sourced } from '../shared.ts';
import { head, heading, sections, text } from './page-parts.ts';

export const careerSupport = group('Career Support', {
  ...head,
  sections: sections('Sections'),
  figuresHeading: line('Heading of the figures'),
  figures: list(
    'Figures',
    group('Figure', {
      value: figureText('Figure'),
      label: line('What it is'),
      qualifier: line('What is counted', { most: 200 }).optional(),
      ...sourced,
    }),
    { itemLabel: 'label' },
  ),
  questionsHeading: heading,
  questions: questions(1),
  closing: text,
  next: nextPages,
});
