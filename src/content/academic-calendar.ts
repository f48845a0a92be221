import { school } from './school.ts';
import type { PageMeta, Sourced } from './types.ts';

/** The page shows its text and nothing else. */
export const academicCalendar: Sourced & { meta: PageMeta; heading: string; text: string } = {
  provenance: 'specification',
  meta: {
    title: 'Academic Calendar | PUNDIR',
    description: `The academic calendar of ${school.name} will stand on this page: semesters, examinations and holidays. Page coming soon.`,
  },
  heading: 'Academic Calendar',
  text: 'Page coming soon.',
};
