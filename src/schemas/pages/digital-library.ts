import { group, line, list, paragraph, reference, slug } from '../fields.ts';
import type { RouteId } from '../page-list.ts';
import { body, differs, figures, nextPages, questions } from '../shared.ts';
import { head, text } from './page-parts.ts';

export const digitalLibrary = group('Digital Library', {
  ...head,
  body,
  figuresHeading: line('Heading of the figures'),
  figures,
  blocksHeading: line('Heading of the four blocks'),
  blocks: list('Blocks', group('Block', { id: slug('Address'), title: line('Heading'), text }), {
    least: 4,
    most: 4,
    itemLabel: 'title',
  }).refine(...differs('id')),
  shelvesHeading: line('Heading of the shelves'),
  shelvesLead: paragraph('Lead of the shelves'),
  shelves: list(
    'Shelves',
    group('Shelf', {
      school: reference<RouteId>('schools', 'School'),
      items: list('Subjects', line('Subject', { most: 60 }), { least: 1 }),
    }),
    { itemLabel: 'school' },
  ),
  questionsHeading: line('Heading of the questions'),
  questions: questions(1),
  note: paragraph('Note on printed books', { most: 700 }),
  next: nextPages,
});
