import { group, line } from '../fields.ts';
import { meta, nextPages, provenanceFields } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

export const aZ = group('Everything from A to Z', {
  ...provenanceFields,
  meta,
  heading,
  lead,
  lettersLabel: line('Label of the row of letters'),
  filterLabel: line('Label of the search field', { max: 30 }),
  filterHint: line('Examples below the search field', { max: 60 }),
  noMatch: line('Shown if no word matches', { max: 90 }),
  next: nextPages,
});
