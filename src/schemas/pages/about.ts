import { group, line, list, paragraph } from '../fields.ts';
import { body, figures, nextPages } from '../shared.ts';
import { pageHeadFields, secondPicture } from './page-parts.ts';

export const about = group('About', {
  ...pageHeadFields,
  body,
  secondPicture,
  missionHeading: line('Heading of the mission'),
  mission: list('Mission', paragraph('Point', { max: 300 }), { min: 3 }),
  factsHeading: line('Heading of the figures'),
  facts: figures,
  next: nextPages,
});
