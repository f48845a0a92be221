import { diagram } from '../diagram.ts';
import { group, itemSlug, line, list, paragraph, prose, reference, slug } from '../fields.ts';
import type { RouteId } from '../page-list.ts';
import { meta, page, pageLink, picture, uniqueBy } from '../shared.ts';
import { heading, important, lead } from './page-parts.ts';

export const hindiPage = group('For parents, in Hindi', {
  reviewedBy: line('Reviewed by a native speaker', {
    help: 'Who has reviewed this page, the Hindi on other pages and the e-mails, and when. It is not shown; the launch check asks for it.',
  }).optional(),
  meta,
  heading,
  subtitle: line('Subtitle', { help: 'It is also on the page’s social card.' }),
  lead,
  englishLink: line('Link to the English pages'),
  jumpsLabel: line('Label of the row of links'),
  jumps: list(
    'Links to sections',
    group('Link', {
      section: slug('Section', { help: '‘fees’, ‘apply’, or the id of a section below.' }),
      label: line('Label', { max: 40 }),
    }),
    { min: 1, itemLabel: 'label' },
  ),
  applyLink: line('Link to the steps', { max: 30, help: 'It is in the head, and in the bar at the bottom of phones.' }),
  schoolsHeading: line('Heading of the schools'),
  schoolsLead: paragraph('Lead of the schools'),
  schools: list(
    'Schools',
    group('School', {
      school: reference<RouteId>('schools', 'School'),
      name: line('Name in Hindi', { max: 90 }),
      admissionRoutes: paragraph('How places are filled', {
        max: 300,
        help: 'Shown on the school’s own page. If it is empty, the sentences for all schools are shown.',
      }).optional(),
      extraCosts: paragraph('Charged separately', {
        max: 200,
        help: 'Shown on the school’s own page. If it is empty, the sentences for all schools are shown.',
      }).optional(),
    }),
    { min: 9, itemLabel: 'name' },
  ),
  feesHeading: line('Heading of the fees'),
  feesLead: paragraph('Lead of the fees'),
  courseColumn: line('Column heading: course'),
  eligibilityColumn: line('Column heading: eligibility'),
  durationColumn: line('Column heading: duration'),
  feeColumn: line('Column heading: fee'),
  feeOnRequest: line('Shown for a fee on request'),
  studyPathDiagram: diagram,
  applyHeading: line('Heading of the steps'),
  steps: list('Steps', group('Step', { title: line('Heading'), paragraphs: prose('Text') }), {
    min: 4,
    max: 4,
    itemLabel: 'title',
  }),
  applyHint: line('Text below the Apply Now button', { max: 80 }),
  documentsHeading: line('Heading of the documents'),
  documents: list('Documents', line('Document', { max: 140 }), { min: 1 }),
  menuTranslations: group('Menu items in Hindi', {
    heading: line('Heading'),
    lead: paragraph('Lead', { max: 200 }),
    pages: list('Pages', group('Page', { page, name: line('Name in Hindi', { max: 60 }) }), { min: 1, itemLabel: 'page' }),
  }),
  sections: list(
    'Sections',
    group('Section', {
      id: itemSlug(),
      title: line('Heading', { max: 80 }),
      paragraphs: prose('Text'),
      important,
      link: pageLink.optional(),
      diagram: diagram.optional(),
      picture: group('Picture', { id: picture, alt: paragraph('Description in Hindi', { max: 300 }) }).optional(),
    }),
    { min: 1, itemLabel: 'title' },
  ).refine(...uniqueBy('id')),
});
