import { group, line } from '../fields.ts';
import { meta, nextPages, sourced } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

export const aZ = group('Everything from A to Z', {
  ...sourced,
  meta,
  heading,
  lead,
  lettersLabel: line('What the row of letters is called'),
  next: nextPages,
});
