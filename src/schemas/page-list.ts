/**
 * Every page with its own file. Breadcrumbs, sitemap and tests are derived from this list and from the programmes (model/routes.ts); menus and
 * footer are in model/navigation.ts. `label` is the text of links to the page.
 */

import { comparePath } from '#utils/kept-courses.ts';
import type { ProgrammeId, SimplePageId } from './ids.ts';
import { pathFromLabel } from './label-path.ts';

/** A page: its path, the text of links to it, and its parent. */
export interface PageRoute {
  path: `/${string}`;
  label: string;
  /** The id of its parent in the breadcrumbs. */
  parent?: string;
}

/** A page linked directly from the navigation bar. Its path is derived from its label. */
const topLink = (label: string) => ({ path: pathFromLabel(label), label, parent: 'home' }) as const;
const childOfHome = (path: `/${string}`, label: string) => ({ path, label, parent: 'home' }) as const;

export const pageList = {
  home: { path: '/', label: 'Home' },

  about: topLink('About'),
  research: topLink('Research'),
  innovation: topLink('Innovation'),
  community: topLink('Community'),
  whatson: topLink('What’s On?'),

  paramedical: childOfHome('/schoolofparamedicalandhealthsciences', 'Paramedical and Health Sciences'),
  management: childOfHome('/schoolofmanagement', 'Management'),
  design: childOfHome('/schoolofdesign', 'Design'),
  commerce: childOfHome('/schoolofcommerceandmanagement', 'Commerce and Management'),
  legal: childOfHome('/schooloflegalstudies', 'Legal Studies'),
  science: childOfHome('/schoolofscience', 'Science'),
  it: childOfHome('/schoolofinformationtechnologyandspecializations', 'IT and Specializations'),
  humanities: childOfHome('/schoolofhumanitiesandappliedarts', 'Humanities and Applied Arts'),
  certificates: childOfHome('/schoolofcertificatecourses', 'Certificate Courses'),
  courses: childOfHome('/courses', 'All programmes and courses'),
  compare: { path: comparePath, label: 'Compare courses', parent: 'courses' },

  'digital-library': childOfHome('/digital-library', 'Digital Library'),
  'digital-learning': childOfHome('/digital-learning', 'Digital Learning'),
  'student-handbook': childOfHome('/student-handbook', 'Student Handbook'),
  'academic-calendar': childOfHome('/academic-calendar', 'Academic Calendar'),
  'career-support': childOfHome('/career-support', 'Career Support'),
  gallery: childOfHome('/gallery', 'Gallery'),
  faq: childOfHome('/faq', 'FAQs'),
  awards: childOfHome('/awardandaccreditions', 'Award & Accreditions'),

  'email-templates': childOfHome('/letters', 'E-mails ready to send'),
  disclosure: childOfHome('/what-we-publish', 'What we publish, what we send'),
  'a-z': childOfHome('/a-z', 'Everything from A to Z'),
  hindi: childOfHome('/hindi', 'हिन्दी'),

  accessibility: childOfHome('/accessibility', 'Accessibility'),
  privacy: childOfHome('/privacy', 'Privacy'),

  'about-acrylic': { path: '/about-acrylic', label: 'The acrylic film', parent: 'about' },
} as const satisfies Readonly<Record<string, PageRoute>>;

/** A page with its own file in src/pages/. */
export type PageId = keyof typeof pageList;
/** Any page: one with its own file, a programme's, or a simple page that the school office created. */
export type RouteId = PageId | ProgrammeId | SimplePageId;

/** Old or alternative paths, and the page that each redirects to permanently. */
export const redirects = {
  '/schooloftechnologyandspecializations': 'it',
} as const satisfies Readonly<Record<string, PageId>>;

/** Reserved first path segments: files and folders of the built site that are not pages. */
const reservedNames = [
  '404',
  'assets',
  'calendars',
  'descriptions',
  'events',
  'films',
  'index',
  'licences',
  'offline',
  'pictures',
  'social',
  'examples',
];

/** Returns a description of the page or redirect that already uses `/id`, or undefined if the path is free. */
export function describePathConflict(id: string): string | undefined {
  const page = Object.entries(pageList).find(([name, { path }]) => name === id || path === `/${id}`);
  if (page) return `the page ‘${page[1].label}’`;
  return `/${id}` in redirects || reservedNames.includes(id) ? 'another part of the site' : undefined;
}
