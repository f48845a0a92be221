/** The words of the index of all programmes and courses. What it lists is taken from the schools. */
import { levels } from '../lib/fee-rows.ts';
import { coursesNamed, subjectsNamed } from './course-count.ts';
import type { PageMeta } from './types.ts';

const meta: PageMeta = {
  title: 'All programmes and courses, by school and A to Z | PUNDIR',
  description: `${coursesNamed} programmes and courses of the nine schools on one page: by school or from A to Z, by level, each with its usual length and a link to it.`,
};

export const courses = {
  meta,
  provenance: 'general',
  heading: 'All courses',
  lead: `${coursesNamed} courses and the ${subjectsNamed} core subjects of Design: ${coursesNamed + subjectsNamed} in all.`,
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
