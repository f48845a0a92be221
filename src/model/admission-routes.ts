/** Admission routes, and the eligibility of courses in Hindi. */
import type { AdmissionRoute } from '#schemas/admission-route.ts';
import type { PageContent } from '#schemas/pages.ts';

export interface AdmissionTests {
  tests: readonly AdmissionRoute[];
  /** Whether the school's own application form is an alternative to the tests. */
  hasOwnForm: boolean;
}

/** Separates tests from the school's own application form, whose `website` is the admissions e-mail address. */
export function splitAdmissionRoutes(admissionRoutes: readonly AdmissionRoute[], admissionsEmail: string): AdmissionTests {
  const tests = admissionRoutes.filter(({ website }) => website !== admissionsEmail);
  return { tests, hasOwnForm: tests.length < admissionRoutes.length };
}

/** Returns the Hindi translation of a course's eligibility, or undefined if there is none. */
export const translateEligibility = (
  { eligibilityInHindi }: Pick<PageContent<'compare'>, 'eligibilityInHindi'>,
  english: string | undefined,
): string | undefined => eligibilityInHindi.find((translation) => translation.english === english)?.hindi;
