import { group, line, list, paragraph } from '../fields.ts';
import { body, nextPages, picture, points, questions } from '../shared.ts';
import { pageHeadFields, secondPicture } from './page-parts.ts';

export const community = group('Community', {
  ...pageHeadFields,
  picture,
  bodyHeading: line('Heading of the text'),
  body,
  secondPicture,
  pointsHeading: line('Heading of the points'),
  points: points('Points'),
  weekHeading: line('Heading of the week'),
  week: list('Week', group('Day', { day: line('Day', { max: 20 }), activity: paragraph('What happens', { max: 300 }) }), {
    min: 6,
    max: 7,
    itemLabel: 'day',
  }),
  questionsHeading: line('Heading of the questions'),
  questions: questions(1),
  next: nextPages,
});
