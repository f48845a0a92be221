import { group, line } from '../fields.ts';
import { nextPages, points } from '../shared.ts';
import { pageHeadFields } from './page-parts.ts';

export const whatson = group('What’s On', {
  ...pageHeadFields,
  datesHeading: line('Heading of the dates, for screen readers'),
  visitingHeading: line('Heading for visitors'),
  visiting: points('For visitors'),
  next: nextPages,
});
