import { group, line, list, paragraph, slug } from '../fields.ts';
import { body, differs, figures, nextPages, questions } from '../shared.ts';
import { head, text } from './page-parts.ts';

export const digitalLearning = group('Digital Learning', {
  ...head,
  body,
  figures,
  bodyHeading: line('Heading of the text'),
  accessHeading: line('Heading of who may sign in'),
  access: list('Who may sign in', group('Group', { who: line('Who'), how: paragraph('How', { most: 300 }) }), {
    least: 4,
    itemLabel: 'who',
  }),
  stepsHeading: line('Heading of the steps'),
  steps: list('Steps', group('Step', { id: slug('Address'), title: line('Heading'), text }), {
    least: 4,
    most: 4,
    itemLabel: 'title',
  }).refine(...differs('id')),
  support: group('Support', { heading: line('Heading'), text }),
  lectureSphere: group('LectureSphere', { title: line('Heading'), text }),
  questionsHeading: line('Heading of the questions'),
  questions: questions(1),
  next: nextPages,
});
