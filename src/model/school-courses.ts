import type { z } from 'astro/zod';
import type { CertificateCategory } from '#schemas/certificate-courses.ts';
import type { Programme } from '#schemas/programme.ts';
import type { Course, School, school } from '#schemas/school.ts';

type SchoolEntry = z.infer<typeof school> & { id: string };

/**
 * Adds the courses to the schools. The courses of the health school are its programmes, which have files and pages of their own; those of the
 * certificate school are its categories.
 */
export function withCourses(
  schools: readonly SchoolEntry[],
  programmes: readonly Programme[],
  categories: readonly CertificateCategory[],
): School[] {
  return schools.map((entry) => {
    const route = entry.id as School['route'];
    // The specification writes '3-4 years'. The site's ranges have en dashes.
    const duration = entry.card.duration.replace(/(?<=\d)-(?=\d)/, '–');
    const courses = coursesOf(entry, duration, programmes, categories);
    const card = { ...entry.card, duration, route, programmes: courses.map(({ shortName }) => shortName) };
    return { ...entry, route, courses, card };
  });
}

function coursesOf(
  { id, courses = [] }: SchoolEntry,
  schoolDuration: string,
  programmes: readonly Programme[],
  categories: readonly CertificateCategory[],
): readonly Course[] {
  if (id === 'paramedical') {
    return programmes.map(
      ({
        id: programme,
        shortName,
        fullName,
        subject,
        award,
        level,
        lead,
        duration,
        durationWithInternship,
        eligibility,
        provenance,
        fee,
        seats,
        lastDate,
        sessionStart,
      }) => ({
        id: programme,
        shortName,
        fullName,
        subject,
        award,
        levels: [level],
        abbreviation: award,
        about: lead,
        duration,
        durationWithInternship,
        eligibility,
        provenance,
        fee: fee ?? undefined,
        seats,
        lastDate,
        sessionStart,
      }),
    );
  }
  if (id !== 'certificates') return courses;
  return categories.map(({ id: category, title, audience, eligibility, courses: listed }) => ({
    id: category,
    shortName: title,
    fullName: `${listed.length} certificate ${listed.length === 1 ? 'course' : 'courses'}`,
    about: audience,
    duration: schoolDuration,
    eligibility,
    provenance: 'specification',
    exceptions: { about: 'general', eligibility: 'general' },
  }));
}
