import { group, line } from '../fields.ts';
import { nextPages } from '../shared.ts';
import { head, sections, text } from './page-parts.ts';

export const studentHandbook = group('Student Handbook', {
  lawyer: line('Read by a lawyer', {
    help: 'Who, and when. Not shown; the launch check asks for it.',
    example: 'Adv. A. Kulkarni, 12 January 2027',
  }).optional(),
  ...head,
  sections: sections('Sections'),
  closing: text,
  next: nextPages,
});
