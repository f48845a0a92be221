import { group, line } from '../fields.ts';
import { meta, nextPages, picture, points } from '../shared.ts';
import { heading, lead, text } from './page-parts.ts';

export const awards = group('Awards', {
  meta,
  heading,
  lead,
  picture,
  howToCheckHeading: line('Heading of how to check'),
  howToCheck: points('How to check'),
  note: text,
  next: nextPages,
});
