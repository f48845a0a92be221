import { group, line } from '../fields.ts';
import { meta, nextPages, provenanceFields } from '../shared.ts';
import { heading, text } from './page-parts.ts';

export const aboutAcrylic = group('The acrylic film', {
  ...provenanceFields,
  meta,
  heading,
  text,
  pane: group('Pane', {
    hint: line('Hint', { max: 160 }),
    clear: line('Label of the button that clears it'),
    still: line('Label of the button that stops the movement'),
  }),
  next: nextPages,
});
