import { group, line } from '../fields.ts';
import { pageHeadFields } from './page-parts.ts';

export const offline = group('No network', {
  ...pageHeadFields,
  savedHeading: line('Heading of the saved pages'),
  retryLabel: line('Label of the link that tries again'),
  copy: group('Note on a copy of a page', {
    label: line('Label of the note for screen readers'),
    text: line('Text before the date of the copy'),
    reloadLabel: line('Label of the link that reloads the page'),
    updateMessage: line('Message if the page has changed'),
  }),
});
