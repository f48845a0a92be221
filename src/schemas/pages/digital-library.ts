import { group, itemSlug, line, list, paragraph, reference } from '../fields.ts';
import type { RouteId } from '../page-list.ts';
import { body, figures, nextPages, questions, uniqueBy } from '../shared.ts';
import { pageHeadFields, secondPicture, text } from './page-parts.ts';

export const digitalLibrary = group('Digital Library', {
  ...pageHeadFields,
  addressLabel: line('Link to an e-mail that asks for the address', { max: 40, help: 'Shown while the library has no address.' }),
  body,
  figuresHeading: line('Heading of the figures'),
  figures,
  secondPicture,
  blocksHeading: line('Heading of the four blocks'),
  blocks: list('Blocks', group('Block', { id: itemSlug(), title: line('Heading'), text }), {
    min: 4,
    max: 4,
    itemLabel: 'title',
  }).refine(...uniqueBy('id')),
  shelvesHeading: line('Heading of the shelves'),
  shelvesLead: paragraph('Lead of the shelves'),
  shelves: list(
    'Shelves',
    group('Shelf', {
      school: reference<RouteId>('schools', 'School'),
      items: list('Subjects', line('Subject', { max: 60 }), { min: 1 }),
    }),
    { itemLabel: 'school' },
  ),
  questionsHeading: line('Heading of the questions'),
  questions: questions(1),
  note: paragraph('Note on printed books', { max: 700 }),
  next: nextPages,
});
