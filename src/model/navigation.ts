import type { RouteId } from '#schemas/page-list.ts';

/** The five links of the navigation bar, in the specified order. */
export const topLinks: readonly RouteId[] = ['about', 'research', 'innovation', 'community', 'whatson'];

/** The 'Education' menu: the nine schools. */
export const educationLinks: readonly RouteId[] = [
  'paramedical',
  'management',
  'design',
  'commerce',
  'legal',
  'science',
  'it',
  'humanities',
  'certificates',
];

/** The 'Resources' menu. */
export const resourceLinks: readonly RouteId[] = [
  'digital-library',
  'digital-learning',
  'student-handbook',
  'academic-calendar',
  'career-support',
  'gallery',
  'faq',
  'awards',
];

/** The resources in the phone menu (specification, section 2). The footer has the others. */
export const mobileResourceLinks: readonly RouteId[] = resourceLinks.filter((id) => id !== 'faq' && id !== 'awards');

/** The footer column to which simple pages are added. */
export const studentsColumn = 'For students';

/** The footer columns: the specified links, those missing in the phone menu, and the index of courses below the schools. */
export const footerColumns: readonly { title: string; links: readonly RouteId[] }[] = [
  { title: 'The school', links: ['about', 'community', 'whatson', 'research', 'innovation', 'gallery', 'awards'] },
  { title: 'Schools', links: [...educationLinks, 'courses'] },
  {
    title: studentsColumn,
    links: ['digital-library', 'digital-learning', 'student-handbook', 'academic-calendar', 'career-support', 'faq', 'a-z'],
  },
];

/** Pages about the site itself, on the footer's last line. */
export const footerNotes: readonly RouteId[] = ['accessibility', 'privacy'];

/** Footer entries without a link until the school has these pages (specification, section 2). */
export const footerPlaceholders: readonly string[] = [
  'Leadership',
  'Campus Life',
  'Alumni Network',
  'Publications',
  'Contact Us',
];
