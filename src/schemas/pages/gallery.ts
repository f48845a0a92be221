import { group, line, reference } from '../fields.ts';
import { meta, nextPages } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

export const gallery = group('Gallery', {
  meta,
  heading,
  introTitle: line('Title of the opening', { most: 40 }),
  introPicture: reference('pictures', 'Picture of the opening'),
  lead,
  hours: group('Hours', { label: line('What the way into the blocks is called') }),
  next: nextPages,
});
