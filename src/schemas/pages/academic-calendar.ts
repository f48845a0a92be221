import { group, line } from '../fields.ts';
import { meta, nextPages, provenanceFields } from '../shared.ts';
import { heading } from './page-parts.ts';

export const academicCalendar = group('Academic Calendar', {
  ...provenanceFields,
  meta,
  heading,
  text: line('Text'),
  next: nextPages,
});
