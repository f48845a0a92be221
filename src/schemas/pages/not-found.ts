import { group, line } from '../fields.ts';
import { head } from './page-parts.ts';

export const notFound = group('Unknown address', {
  ...head,
  suggestion: line('Before the name of the page that may be meant'),
  schoolsHeading: line('Heading of the schools'),
  faqText: line('Way to the FAQ'),
});
