import { diagram } from '../diagram.ts';
import { group, line, list, paragraph, prose, reference, slug } from '../fields.ts';
import type { RouteId } from '../page-list.ts';
import { differs, meta, page, pagePlace } from '../shared.ts';
import { aloud, heading, lead, text } from './page-parts.ts';

export const hindi = group('For parents, in Hindi', {
  readBy: line('Read by a native reader', {
    help: 'Who, and when: this page, the Hindi on other pages and the e-mails. Not shown; the launch check asks for it.',
  }).optional(),
  meta,
  heading,
  subtitle: line('Under the heading', { help: 'It stands on the page’s card too.' }),
  lead,
  english: line('Way to the English pages'),
  jumpsLabel: line('Name of the row of jumps'),
  jumps: list(
    'Jumps',
    group('Jump', {
      section: slug('Address of the section', { help: 'fees, apply, or that of a section below.' }),
      label: line('Label', { most: 40 }),
    }),
    { least: 1, itemLabel: 'label' },
  ),
  applyLabel: line('Jump to the steps, at the foot of a phone', { most: 30 }),
  schoolsHeading: line('Heading of the schools'),
  schoolsLead: paragraph('Lead of the schools'),
  schools: list(
    'Schools',
    group('School', { school: reference<RouteId>('schools', 'School'), name: line('Name in Hindi', { most: 90 }) }),
    { least: 9, itemLabel: 'name' },
  ),
  feesHeading: line('Heading of the fees'),
  feesLead: paragraph('Lead of the fees'),
  courseColumn: line('Column of the courses'),
  afterColumn: line('Column of who can join'),
  lengthColumn: line('Column of the lengths'),
  feeColumn: line('Column of the fees'),
  feeOnRequest: line('In a fee’s place where there is none'),
  ladder: diagram,
  applyHeading: line('Heading of the steps'),
  steps: list('Steps', group('Step', { title: line('Heading'), text }), { least: 4, most: 4, itemLabel: 'title' }),
  applyNow: line('Beside Apply Now', { most: 80 }),
  papersHeading: line('Heading of the papers'),
  papers: list('Papers', line('Paper', { most: 140 }), { least: 1 }),
  menu: group('The words of the menu', {
    heading: line('Heading'),
    lead: paragraph('Lead', { most: 200 }),
    pages: list('Pages', group('Page', { page, name: line('In Hindi', { most: 60 }) }), { least: 1, itemLabel: 'page' }),
  }),
  sections: list(
    'Sections',
    group('Section', {
      id: slug('Address'),
      title: line('Heading', { most: 80 }),
      paragraphs: prose('Text'),
      aloud,
      see: pagePlace.optional(),
      diagram: diagram.optional(),
    }),
    { least: 1, itemLabel: 'title' },
  ).refine(...differs('id')),
});
