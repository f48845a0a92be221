import { group, line } from '../fields.ts';
import { meta, sourced } from '../shared.ts';
import { heading, text } from './page-parts.ts';

export const aboutAcrylic = group('The acrylic film', {
  ...sourced,
  meta,
  heading,
  text,
  pane: group('Pane', {
    hint: line('Hint', { most: 160 }),
    clear: line('Button that clears it'),
    still: line('Button that stops the drifting'),
  }),
});
