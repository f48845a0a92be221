import { group, line } from '../fields.ts';
import { meta, nextPages, picture, points } from '../shared.ts';
import { heading, lead, secondPicture, text } from './page-parts.ts';

export const awards = group('Awards', {
  meta,
  heading,
  lead,
  picture,
  secondPicture,
  howToCheckHeading: line('Heading of how to check'),
  howToCheck: points('How to check'),
  note: text,
  next: nextPages,
});
