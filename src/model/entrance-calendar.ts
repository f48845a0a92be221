/** The entrance calendar by school. */
import type { AdmissionRoute } from '#schemas/admission-route.ts';
import type { School } from '#schemas/school.ts';
import { splitAdmissionRoutes } from './admission-routes.ts';
import { entranceCalendarId } from './entrance-link.ts';
import { labelOf, trailOf } from './routes.ts';

/** The entrance tests of a school, or the forms that lead into a course without a test. */
export interface EntranceGroup {
  id: string;
  heading: string;
  rows: readonly EntranceRow[];
}

export interface EntranceRow {
  route: AdmissionRoute;
  /** The heading of the school whose table has the details of the test; null if it is this one. */
  listedUnder: string | null;
}

/**
 * Returns the tests by school, in the schools' order, and last the school's own form with the heading `withoutTest`. A test for courses of several
 * schools is in the group of each; the group of its first page has the details.
 */
export function entranceGroups(
  admissionRoutes: readonly AdmissionRoute[],
  schools: readonly Pick<School, 'route'>[],
  withoutTest: string,
  admissionsEmail: string,
): EntranceGroup[] {
  const { tests } = splitAdmissionRoutes(admissionRoutes, admissionsEmail);
  const ownForms = admissionRoutes.filter((route) => !tests.includes(route));
  const schoolsOf = ({ pages }: AdmissionRoute) =>
    pages.flatMap((page) => schools.find(({ route }) => trailOf(page).includes(route))?.route ?? []);
  const groups = schools.map(({ route: school }) => {
    const rows = tests.flatMap((route) => {
      const [first, ...others] = schoolsOf(route);
      if (first === school) return { route, listedUnder: null };
      return first && others.includes(school) ? { route, listedUnder: labelOf(first) } : [];
    });
    return { id: `${entranceCalendarId}-${school}`, heading: labelOf(school), rows };
  });
  const formGroup = {
    id: `${entranceCalendarId}-form`,
    heading: withoutTest,
    rows: ownForms.map((route) => ({ route, listedUnder: null })),
  };
  return [...groups, formGroup].filter(({ rows }) => rows.length > 0);
}
