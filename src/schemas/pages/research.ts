import { group, line } from '../fields.ts';
import { body, nextPages, points } from '../shared.ts';
import { pageHeadFields } from './page-parts.ts';

export const research = group('Research', {
  ...pageHeadFields,
  body,
  areasLabel: line('Name of the links to the areas, for screen readers'),
  joiningHeading: line('Heading of ‘How a student joins’'),
  joining: points('How a student joins'),
  next: nextPages,
});
