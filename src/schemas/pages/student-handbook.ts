import { group, line } from '../fields.ts';
import { nextPages } from '../shared.ts';
import { pageHeadFields, sections, text } from './page-parts.ts';

export const studentHandbook = group('Student Handbook', {
  lawyer: line('Reviewed by a lawyer', {
    help: 'Write who has reviewed the handbook, and when. It is not shown; the launch check asks for it.',
    example: 'Adv. A. Kulkarni, 12 January 2027',
  }).optional(),
  ...pageHeadFields,
  sections: sections('Sections'),
  closing: text,
  next: nextPages,
});
