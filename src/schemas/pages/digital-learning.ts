import { diagram } from '../diagram.ts';
import { group, itemSlug, line, list, paragraph } from '../fields.ts';
import { body, nextPages, picture, points, questions, uniqueBy } from '../shared.ts';
import { pageHeadFields, secondPicture, text } from './page-parts.ts';

export const digitalLearning = group('Digital Learning', {
  ...pageHeadFields,
  body,
  secondPicture,
  bodyHeading: line('Heading of the text'),
  accessHeading: line('Heading of the access list'),
  access: list(
    'Who may sign in',
    group('Group', { role: line('Role'), instructions: paragraph('How to sign in', { max: 300 }) }),
    {
      min: 4,
      itemLabel: 'role',
    },
  ),
  stepsHeading: line('Heading of the steps'),
  steps: list('Steps', group('Step', { id: itemSlug(), title: line('Heading'), text }), {
    min: 4,
    max: 4,
    itemLabel: 'title',
  }).refine(...uniqueBy('id')),
  support: group('Support', { heading: line('Heading'), text }),
  lectureSphere: group('LectureSphere', { heading: line('Heading'), text, points: points('For parents'), picture, diagram }),
  questionsHeading: line('Heading of the questions'),
  questions: questions(1),
  next: nextPages,
});
