import { group, line } from '../fields.ts';
import { pageHeadFields } from './page-parts.ts';

export const notFound = group('Page not found', {
  ...pageHeadFields,
  suggestionPrefix: line('Text before the name of the suggested page'),
  schoolsHeading: line('Heading of the schools'),
  faqLabel: line('Label of the link to the FAQ'),
});
