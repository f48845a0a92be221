import { group, line } from '../fields.ts';
import { body, nextPages, points } from '../shared.ts';
import { head } from './page-parts.ts';

export const research = group('Research', {
  ...head,
  body,
  areasHeading: line('Heading of the areas'),
  howHeading: line('Heading of how a student joins'),
  how: points('How a student joins'),
  next: nextPages,
});
