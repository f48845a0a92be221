import { group, line, reference } from '../fields.ts';
import { meta, nextPages } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

export const gallery = group('Gallery', {
  meta,
  heading,
  introTitle: line('Title of the opening', { max: 40 }),
  introPicture: reference('pictures', 'Picture of the opening'),
  lead,
  blocksLabel: line('Label of the links to the blocks'),
  next: nextPages,
});
