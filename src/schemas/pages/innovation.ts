import { group, line } from '../fields.ts';
import { body, nextPages, points } from '../shared.ts';
import { pageHeadFields } from './page-parts.ts';

export const innovation = group('Innovation', {
  ...pageHeadFields,
  body,
  highlightsHeading: line('Heading of the highlights'),
  processHeading: line('Heading of the process'),
  process: points('Process'),
  next: nextPages,
});
