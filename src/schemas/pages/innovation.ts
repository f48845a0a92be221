import { group, line } from '../fields.ts';
import { body, nextPages, points } from '../shared.ts';
import { head } from './page-parts.ts';

export const innovation = group('Innovation', {
  ...head,
  body,
  highlightsHeading: line('Heading of the highlights'),
  processHeading: line('Heading of the process'),
  process: points('Process'),
  next: nextPages,
});
