import { group, line, prose } from '../fields.ts';
import { meta, nextPages, picture, points } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

export const awards = group('Awards', {
  meta,
  heading,
  lead,
  picture,
  howToCheckHeading: line('Heading of how to check'),
  howToCheck: points('How to check'),
  registersHeading: line('Heading of the registers', { max: 60 }),
  registers: points('Registers'),
  note: prose('Text above how to check', { max: 600 }),
  next: nextPages,
});
