import { group, line, list, slug } from '../fields.ts';
import { meta, nextPages } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

export const faq = group('FAQ', {
  meta,
  heading,
  lead,
  jumpsLabel: line('Name of the row of jumps'),
  jumps: list('Jumps to what is asked most', group('Jump', { label: line('Words', { most: 24 }), question: slug('Question') }), {
    itemLabel: 'label',
  }),
  next: nextPages,
});
