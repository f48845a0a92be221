import { diagram } from '../diagram.ts';
import { group, line, list, paragraph, prose, reference } from '../fields.ts';
import { meta, nextPages, provenanceFields } from '../shared.ts';
import { heading } from './page-parts.ts';

export const courses = group('All courses', {
  ...provenanceFields,
  meta,
  heading,
  filterLabels: list(
    'Labels of the filter',
    group('School', { school: reference('schools', 'School'), label: line('Label', { max: 24 }) }),
    { min: 9, itemLabel: 'label' },
  ),
  note: prose('Note below the lists', { max: 300 }),
  entranceCalendar: group('Entrance calendar', {
    heading: line('Heading'),
    lead: paragraph('Lead', { max: 400 }),
    withoutTest: line('Heading of the courses without a test', { max: 60 }),
    description: line('What the page contains'),
  }),
  studyPathDiagram: diagram,
  next: nextPages,
});
