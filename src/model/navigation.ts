import type { RouteId } from '#schemas/page-list.ts';

/** The five links of the bar, in the order that the specification gives them. */
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

/** The phone menu lists only these of the resources (specification, section 2); the footer has the others. */
export const mobileResourceLinks: readonly RouteId[] = resourceLinks.filter((id) => id !== 'faq' && id !== 'awards');

/** The footer's column that pages of the office are added to. */
export const studentsColumn = 'For students';

/** The footer's columns: the specified links, those that the phone menu lacks, and the index of courses under the schools. */
export const footerColumns: readonly { title: string; links: readonly RouteId[] }[] = [
  { title: 'The school', links: ['about', 'community', 'whatson', 'research', 'innovation', 'gallery', 'awards'] },
  { title: 'Schools', links: [...educationLinks, 'courses'] },
  {
    title: studentsColumn,
    links: ['digital-library', 'digital-learning', 'student-handbook', 'academic-calendar', 'career-support', 'faq', 'a-z'],
  },
];

/** The notes about the site itself, on the footer's last line. */
export const footerNotes: readonly RouteId[] = ['accessibility', 'privacy'];

/** Named in the footer, and leading nowhere until the school has such pages (specification, section 2). */
export const footerPlaceholders: readonly string[] = [
  'Leadership',
  'Campus Life',
  'Alumni Network',
  'Publications',
  'Contact Us',
];
