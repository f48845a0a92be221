import { group, line } from '../fields.ts';
import { body, nextPages, points } from '../shared.ts';
import { pageHeadFields } from './page-parts.ts';

export const research = group('Research', {
  ...pageHeadFields,
  body,
  areasHeading: line('Heading of the areas'),
  joiningHeading: line('Heading of the text on joining'),
  joining: points('How a student joins'),
  next: nextPages,
});
