/** What search engines are told of courses: the fee, the seats and the dates that the pages show. */
import type { EducationalOccupationalProgramLeaf } from 'schema-dts';
import type { CourseCategory } from '#schemas/certificate-courses.ts';
import type { School } from '#schemas/school.ts';
import type { Admission } from '#schemas/shared.ts';
import { courseAnchor } from './admission.ts';
import { placeOf } from './routes.ts';

interface Offered {
  fullName: string;
  fee?: number | null | undefined;
}

interface Place {
  /** Where the site tells of it. */
  path: string;
  /** What one takes home: 'B.P.T'. */
  credential?: string | undefined;
}

/**
 * A course of the school. Null where nothing is given that a search engine could show.
 * https://schema.org/EducationalOccupationalProgram
 */
export function courseOffered(
  { fullName, fee, seats, lastDate, sessionStart }: Omit<Admission, 'fee'> & Offered,
  { path, credential }: Place,
  { origin }: { origin: string },
): EducationalOccupationalProgramLeaf | null {
  if (!fee && !seats && !lastDate && !sessionStart) return null;
  return {
    '@type': 'EducationalOccupationalProgram',
    name: fullName,
    url: origin + path,
    provider: { '@id': `${origin}/#organisation` },
    ...(credential ? { educationalCredentialAwarded: credential } : {}),
    ...(seats ? { maximumEnrollment: seats } : {}),
    ...(lastDate ? { applicationDeadline: lastDate } : {}),
    ...(sessionStart ? { startDate: sessionStart } : {}),
    ...(fee ? { offers: { '@type': 'Offer', category: 'Tuition for one year', price: fee, priceCurrency: 'INR' } } : {}),
  };
}

/** The courses on a school's page. The programmes of the health school have pages of their own, which tell of them. */
export function coursesOffered({ route, courses }: School, categories: readonly CourseCategory[], site: { origin: string }) {
  if (route === 'paramedical') return [];
  if (route !== 'certificates')
    return courses.map((course) => courseOffered(course, { path: placeOf(route, course.id), credential: course.award }, site));
  return categories.flatMap((category) =>
    category.courses.map((course) =>
      courseOffered({ ...course, fullName: course.name }, { path: placeOf(route, courseAnchor(course.code)) }, site),
    ),
  );
}
