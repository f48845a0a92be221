import type { z } from 'astro/zod';
import type { CourseCategory } from '#schemas/certificate-courses.ts';
import type { Programme } from '#schemas/programme.ts';
import type { Course, School, school } from '#schemas/school.ts';

type SchoolEntry = z.infer<typeof school> & { id: string };

/**
 * Schools with their courses put in. The health school's are its programmes, which have files and pages of their own; the certificate
 * school's are its categories.
 */
export function withCourses(
  schools: readonly SchoolEntry[],
  programmes: readonly Programme[],
  categories: readonly CourseCategory[],
): School[] {
  return schools.map((entry) => {
    const courses = coursesOf(entry, programmes, categories);
    const route = entry.id as School['route'];
    return { ...entry, route, courses, card: { ...entry.card, route, programmes: courses.map(({ shortName }) => shortName) } };
  });
}

function coursesOf(
  { id, courses = [] }: SchoolEntry,
  programmes: readonly Programme[],
  categories: readonly CourseCategory[],
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
        length,
        lengthInFull,
        entrance,
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
        length,
        lengthInFull,
        entrance,
        provenance,
        fee: fee ?? undefined,
        seats,
        lastDate,
        sessionStart,
      }),
    );
  }
  if (id !== 'certificates') return courses;
  return categories.map(({ id: category, title, forWhom, entrance, courses: listed }) => ({
    id: category,
    shortName: title,
    fullName: `${listed.length} certificate ${listed.length === 1 ? 'course' : 'courses'}`,
    about: forWhom,
    length: '3–12 months',
    entrance,
    provenance: 'specification',
    except: { about: 'general', entrance: 'general' },
  }));
}
