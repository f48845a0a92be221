/** The schemas of the pages with their own file: one file each in pages/. */
import type { z } from 'astro/zod';
import { aZ } from './pages/a-z.ts';
import { about } from './pages/about.ts';
import { aboutAcrylic } from './pages/about-acrylic.ts';
import { academicCalendar } from './pages/academic-calendar.ts';
import { accessibility } from './pages/accessibility.ts';
import { apply } from './pages/apply.ts';
import { awards } from './pages/awards.ts';
import { careerSupport } from './pages/career-support.ts';
import { community } from './pages/community.ts';
import { compare } from './pages/compare.ts';
import { contactLine } from './pages/contact-line.ts';
import { courses } from './pages/courses.ts';
import { digitalLearning } from './pages/digital-learning.ts';
import { digitalLibrary } from './pages/digital-library.ts';
import { disclosure } from './pages/disclosure.ts';
import { emailTemplates } from './pages/email-templates.ts';
import { faq } from './pages/faq.ts';
import { gallery } from './pages/gallery.ts';
import { hindiPage } from './pages/hindi.ts';
import { hindiSummary } from './pages/hindi-summary.ts';
import { home } from './pages/home.ts';
import { innovation } from './pages/innovation.ts';
import { notFound } from './pages/not-found.ts';
import { offline } from './pages/offline.ts';
import { privacy } from './pages/privacy.ts';
import { programmePages } from './pages/programme-pages.ts';
import { research } from './pages/research.ts';
import { schoolPages } from './pages/school-pages.ts';
import { studentHandbook } from './pages/student-handbook.ts';
import { whatson } from './pages/whatson.ts';

export const pageSchemas = {
  home,
  about,
  research,
  innovation,
  community,
  whatson,
  gallery,
  'digital-library': digitalLibrary,
  'digital-learning': digitalLearning,
  'student-handbook': studentHandbook,
  'academic-calendar': academicCalendar,
  'career-support': careerSupport,
  faq,
  awards,
  courses,
  compare,
  'about-acrylic': aboutAcrylic,
  accessibility,
  privacy,
  'a-z': aZ,
  'email-templates': emailTemplates,
  disclosure,
  'not-found': notFound,
  offline,
  apply,
  'contact-line': contactLine,
  hindi: hindiPage,
  'hindi-summary': hindiSummary,
  'school-pages': schoolPages,
  'programme-pages': programmePages,
} as const;

export type PageName = keyof typeof pageSchemas;
export const pageNames = Object.keys(pageSchemas) as PageName[];
export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;
