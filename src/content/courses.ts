/** The words of the index of all programmes and courses. What it lists is taken from the schools. */
import { levels } from '../lib/fee-rows.ts';
import { certificateCategories } from './certificate-courses.ts';
import { schools } from './schools/schools.ts';
import type { PageMeta } from './types.ts';

const meta: PageMeta = {
  title: 'All programmes and courses, by school and A to Z | PUNDIR',
  description:
    'About a hundred programmes and courses of the nine schools on one page: by school or from A to Z, by level, each with its usual length and a link to it.',
};

/** Everything that the school names as a programme or a course; the subjects of Design are parts of one. */
const named = schools.filter(({ id }) => id !== 'certificates' && id !== 'design').flatMap(({ courses }) => courses);
const certificates = certificateCategories.flatMap(({ courses }) => courses);
const subjects = schools.find(({ id }) => id === 'design')?.courses ?? [];

export const courses = {
  meta,
  provenance: 'general',
  heading: 'All courses',
  lead: `${named.length + certificates.length} programmes and courses, and the ${subjects.length} core subjects of Design. Look through them school by school, or from A to Z by what they teach.`,
  /** Short words for the filter; the schools' own names stand over their lists. */
  schoolWords: {
    paramedical: 'Health',
    management: 'Management',
    design: 'Design',
    commerce: 'Commerce',
    legal: 'Law',
    science: 'Science',
    it: 'IT',
    humanities: 'Humanities',
    certificates: 'Certificate school',
  },
  levels,
  note: 'Lengths are the usual ones in India. Fees are printed for the health programmes; for the others, write and ask.',
} as const;
