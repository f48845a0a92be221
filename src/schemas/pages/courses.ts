import { diagram } from '../diagram.ts';
import { group, line, list, paragraph, reference } from '../fields.ts';
import { meta, nextPages, sourced } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

export const courses = group('All courses', {
  ...sourced,
  meta,
  heading,
  lead,
  schoolWords: list(
    'Short words for the filter',
    group('School', { school: reference('schools', 'School'), word: line('Word', { most: 24 }) }),
    { least: 9, itemLabel: 'word' },
  ),
  note: paragraph('Note', { most: 300 }),
  entrances: group('Entrance calendar', {
    heading: line('Heading'),
    lead: paragraph('Lead', { most: 400 }),
    why: line('What one finds there'),
  }),
  ladder: diagram,
  next: nextPages,
});
