import { school } from './school.ts';
import type { PageMeta, Sourced } from './types.ts';

interface NotFound extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  schoolsHeading: string;
  /** Leads to the FAQ page. */
  faqText: string;
}

export const notFound: NotFound = {
  meta: {
    title: 'Page not found | PUNDIR',
    description: `There is no page at this address. From here you can reach the nine schools of ${school.name}, their programmes and fees, and the FAQs.`,
  },
  provenance: 'sample',
  heading: 'No such door',
  lead: 'There is no page at this address. It may have been mistyped, or the page has moved. Everything else is where it was.',
  schoolsHeading: 'The nine schools',
  faqText: 'Looking for fees, entrance or how to apply? The FAQs answer most questions.',
};
