import { group, line, list, paragraph } from '../fields.ts';
import { body, figures, nextPages } from '../shared.ts';
import { head, saying } from './page-parts.ts';

export const about = group('About', {
  ...head,
  body,
  saying,
  missionHeading: line('Heading of the mission'),
  mission: list('Mission', paragraph('Point', { most: 300 }), { least: 3 }),
  factsHeading: line('Heading of the figures'),
  facts: figures,
  next: nextPages,
});
