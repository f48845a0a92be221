import { group, line } from '../fields.ts';
import { head } from './page-parts.ts';

export const offline = group('No network', {
  ...head,
  keptHeading: line('Over the pages kept'),
  again: line('Button'),
  copy: group('A kept copy', {
    label: line('What the note is'),
    words: line('Words before the day'),
    again: line('Button'),
    newer: line('When the page has changed'),
  }),
});
