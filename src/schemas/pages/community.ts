import { group, line, list, paragraph } from '../fields.ts';
import { body, figures, nextPages, picture, points, questions } from '../shared.ts';
import { head, saying } from './page-parts.ts';

export const community = group('Community', {
  ...head,
  picture,
  bodyHeading: line('Heading of the text'),
  body,
  saying,
  strandsHeading: line('Heading of the strands'),
  strands: points('Strands'),
  weekHeading: line('Heading of the week'),
  week: list('Week', group('Day', { day: line('Day', { most: 20 }), what: paragraph('What happens', { most: 300 }) }), {
    least: 6,
    most: 7,
    itemLabel: 'day',
  }),
  figures,
  questionsHeading: line('Heading of the questions'),
  questions: questions(1),
  next: nextPages,
});
