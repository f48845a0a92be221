import type { PageContent, PageName } from '#schemas/pages.ts';
import type { School } from '#schemas/school.ts';
import type { Facts, SchoolFacts } from '#schemas/school-facts.ts';
import type { Entries } from './kinds.ts';

/** The complete content: the entries of each kind in display order, and the single files. */
export interface Content extends Omit<Entries, 'schools'> {
  school: SchoolFacts;
  facts: Facts;
  pages: { [Name in PageName]: PageContent<Name> };
  /** Includes the courses of the health and the certificate school, which are in files of their own. */
  schools: readonly School[];
}
