/**
 * Every page with a file of its own, once. Navigation, footer, breadcrumbs, sitemap and tests are derived from this list and from the
 * programmes (model/routes.ts). `label` is what links to the page say.
 */

import { pathFromLabel } from './label-path.ts';
import type { ProgrammeId } from './programme.ts';
import type { SimplePageId } from './simple-page.ts';

/** A page: its address, what links to it say, and the page above it. */
export interface PageRoute {
  path: `/${string}`;
  label: string;
  /** The id of the page above it in the breadcrumbs. */
  parent?: string;
}

/** A top link of the bar: its address follows from its label. */
const top = (label: string) => ({ path: pathFromLabel(label), label, parent: 'home' }) as const;
const resource = (path: `/${string}`, label: string) => ({ path, label, parent: 'home' }) as const;
const school = (path: `/${string}`, label: string) => ({ path, label, parent: 'home' }) as const;

export const pageList = {
  home: { path: '/', label: 'Home' },

  about: top('About'),
  research: top('Research'),
  innovation: top('Innovation'),
  community: top('Community'),
  whatson: top('What’s On?'),

  paramedical: school('/schoolofparamedicalandhealthsciences', 'Paramedical and Health Sciences'),
  management: school('/schoolofmanagement', 'Management'),
  design: school('/schoolofdesign', 'Design'),
  commerce: school('/schoolofcommerceandmanagement', 'Commerce and Management'),
  legal: school('/schooloflegalstudies', 'Legal Studies'),
  science: school('/schoolofscience', 'Science'),
  it: school('/schoolofinformationtechnologyandspecializations', 'IT and Specializations'),
  humanities: school('/schoolofhumanitiesandappliedarts', 'Humanities and Applied Arts'),
  certificates: school('/schoolofcertificatecourses', 'Certificate Courses'),
  courses: { path: '/courses', label: 'All programmes and courses', parent: 'home' },

  'digital-library': resource('/digital-library', 'Digital Library'),
  'digital-learning': resource('/digital-learning', 'Digital Learning'),
  'student-handbook': resource('/student-handbook', 'Student Handbook'),
  'academic-calendar': resource('/academic-calendar', 'Academic Calendar'),
  'career-support': resource('/career-support', 'Career Support'),
  gallery: resource('/gallery', 'Gallery'),
  faq: resource('/faq', 'FAQs'),
  awards: resource('/awardandaccreditions', 'Award & Accreditions'),

  letters: { path: '/letters', label: 'E-mails ready to send', parent: 'home' },
  disclosure: { path: '/what-we-publish', label: 'What we publish, what we send', parent: 'home' },
  'a-z': { path: '/a-z', label: 'Everything from A to Z', parent: 'home' },
  hindi: { path: '/hindi', label: 'हिन्दी', parent: 'home' },

  accessibility: { path: '/accessibility', label: 'Accessibility', parent: 'home' },
  privacy: { path: '/privacy', label: 'Privacy', parent: 'home' },

  'about-acrylic': { path: '/about-acrylic', label: 'The acrylic film', parent: 'about' },
} as const satisfies Readonly<Record<string, PageRoute>>;

/** A page with a file of its own under src/pages/. */
export type PageId = keyof typeof pageList;
/** A page with a file of its own, a programme's, or one that the office made. */
export type RouteId = PageId | ProgrammeId | SimplePageId;

/** Old or alternative addresses and the page that each permanently leads to. */
export const redirects = {
  '/schooloftechnologyandspecializations': 'it',
} as const satisfies Readonly<Record<string, PageId>>;

/** What the built site has beside its pages, which no page can be called. */
const otherAddresses = [
  '404',
  'assets',
  'calendars',
  'events',
  'films',
  'index',
  'licences',
  'offline',
  'pictures',
  'social',
  'examples',
];

/** Tells what an address at the root of the site is taken by; undefined where it is free. */
export function addressTakenBy(id: string): string | undefined {
  const page = Object.entries(pageList).find(([name, { path }]) => name === id || path === `/${id}`);
  if (page) return `the page ‘${page[1].label}’`;
  return `/${id}` in redirects || otherAddresses.includes(id) ? 'another part of the site' : undefined;
}
