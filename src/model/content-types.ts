import type { Facts, Institution } from '#schemas/institution.ts';
import type { PageContent, PageName } from '#schemas/pages.ts';
import type { School } from '#schemas/school.ts';
import type { Entries } from './collections.ts';

/** The complete content: the entries of each collection in display order, and the single files. */
export interface Content extends Omit<Entries, 'schools'> {
  institution: Institution;
  facts: Facts;
  pages: { [Name in PageName]: PageContent<Name> };
  /** Includes the courses of the health and the certificate school, which are in files of their own. */
  schools: readonly School[];
}
