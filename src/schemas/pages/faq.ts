import { group, line, list, slug } from '../fields.ts';
import { meta, nextPages } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

export const faq = group('FAQ', {
  meta,
  heading,
  lead,
  jumpsLabel: line('Label of the row of links'),
  jumps: list(
    'Links to the main questions',
    group('Link', { label: line('Text', { max: 24 }), question: slug('Id of the question') }),
    {
      itemLabel: 'label',
    },
  ),
  next: nextPages,
});
