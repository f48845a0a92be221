import { group, line, prose } from '../fields.ts';
import { nextPages, points } from '../shared.ts';
import { pageHeadFields } from './page-parts.ts';

export const whatson = group('What’s On', {
  ...pageHeadFields,
  datesHeading: line('Heading of the dates, for screen readers'),
  visitingHeading: line('Heading for visitors'),
  visiting: points('For visitors'),
  replyText: prose('E-mail of ‘We are coming’', {
    max: 400,
    help: 'A blank for the family to fill in is a line that begins with - and ends with ….',
  }),
  next: nextPages,
});
