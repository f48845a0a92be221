import { group, line } from '../fields.ts';
import { meta, nextPages, provenanceFields } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

export const aZ = group('Everything from A to Z', {
  ...provenanceFields,
  meta,
  heading,
  lead,
  lettersLabel: line('Label of the row of letters'),
  next: nextPages,
});
