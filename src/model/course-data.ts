/** Structured data of courses: the fee, the seats and the dates that the pages show. */
import type { EducationalOccupationalProgramLeaf } from 'schema-dts';
import type { CertificateCategory } from '#schemas/certificate-courses.ts';
import type { School } from '#schemas/school.ts';
import type { Admission } from '#schemas/shared.ts';
import { courseAnchor } from './course-names.ts';
import { isPaidOnce } from './fee-text.ts';
import { hrefOf } from './routes.ts';

interface OfferedCourse {
  fullName: string;
  fee?: number | null | undefined;
  duration?: string | undefined;
}

interface CoursePage {
  /** Path of the course's page, or of its section on its school's page. */
  path: string;
  /** The degree or certificate: 'B.P.T'. */
  credential?: string | undefined;
}

/**
 * Returns a course as an educational programme, or null if it has no fee, seats or dates.
 * https://schema.org/EducationalOccupationalProgram
 */
export function courseOffered(
  { fullName, fee, duration, seats, lastDate, sessionStart }: Omit<Admission, 'fee'> & OfferedCourse,
  { path, credential }: CoursePage,
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
    ...(fee
      ? {
          offers: {
            '@type': 'Offer',
            category: isPaidOnce(duration) ? 'Tuition for the course' : 'Tuition for one year',
            price: fee,
            priceCurrency: 'INR',
          },
        }
      : {}),
  };
}

/** Returns the courses on a school's page. Returns none for the health school, whose programmes have pages of their own. */
export function coursesOffered({ route, courses }: School, categories: readonly CertificateCategory[], site: { origin: string }) {
  if (route === 'paramedical') return [];
  if (route !== 'certificates')
    return courses.map((course) => courseOffered(course, { path: hrefOf(route, course.id), credential: course.award }, site));
  return categories.flatMap((category) =>
    category.courses.map((course) =>
      courseOffered({ ...course, fullName: course.name }, { path: hrefOf(route, courseAnchor(course.code)) }, site),
    ),
  );
}
