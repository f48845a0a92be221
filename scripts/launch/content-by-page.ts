import { about } from '../../src/content/about.ts';
import { academicCalendar } from '../../src/content/academic-calendar.ts';
import { accessibility } from '../../src/content/accessibility.ts';
import { acrylic } from '../../src/content/acrylic.ts';
import { admissions } from '../../src/content/admissions.ts';
import { awards } from '../../src/content/awards.ts';
import { careerSupport } from '../../src/content/career-support.ts';
import { certificateCategories } from '../../src/content/certificate-courses.ts';
import { community } from '../../src/content/community.ts';
import { courses } from '../../src/content/courses.ts';
import { digitalLearning } from '../../src/content/digital-learning.ts';
import { digitalLibrary } from '../../src/content/digital-library.ts';
import { events, whatson } from '../../src/content/events.ts';
import { faq, faqTopics } from '../../src/content/faq.ts';
import { feeAdvice } from '../../src/content/fees.ts';
import { gallery } from '../../src/content/gallery.ts';
import { home } from '../../src/content/home.ts';
import { innovation } from '../../src/content/innovation.ts';
import { notFound } from '../../src/content/not-found.ts';
import { offline } from '../../src/content/offline.ts';
import { analyticsParts, privacy } from '../../src/content/privacy.ts';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { studyStages, studySteps } from '../../src/content/programmes/steps.ts';
import { research } from '../../src/content/research.ts';
import { schools } from '../../src/content/schools/schools.ts';
import { stats } from '../../src/content/stats.ts';
import { handbook } from '../../src/content/student-handbook.ts';
import type { RouteId } from '../../src/lib/routes.ts';

export interface PageContent {
  route: RouteId;
  /** Where its words are written: one file or several. */
  files: readonly string[];
  content: readonly object[];
}

/** `files`: their names within src/content, with a space between them. */
const page = (route: RouteId, files: string, ...content: object[]): PageContent => ({
  route,
  files: files.split(' ').map((file) => `src/content/${file}.ts`),
  content,
});

const programmesTogether = 'schools/paramedical programmes/steps admissions fees';

/**
 * What each page says, at the page that it is at home on: the events with What's On, though the home page shows them too; what all
 * twelve programmes say with their school; the page for unknown addresses, which has none, with the home page.
 */
export const contentByPage: readonly PageContent[] = [
  page('home', 'home stats not-found offline', home, stats, notFound, offline),
  page('about', 'about', about),
  page('research', 'research', research),
  page('innovation', 'innovation', innovation),
  page('community', 'community', community),
  page('whatson', 'events', whatson, events),
  page('gallery', 'gallery', gallery),
  page('digital-library', 'digital-library', digitalLibrary),
  page('digital-learning', 'digital-learning', digitalLearning),
  page('student-handbook', 'student-handbook', handbook),
  page('academic-calendar', 'academic-calendar', academicCalendar),
  page('career-support', 'career-support', careerSupport),
  page('faq', 'faq', faq, faqTopics),
  page('awards', 'awards', awards),
  page('courses', 'courses', courses),
  page('about-acrylic', 'acrylic', acrylic),
  page('accessibility', 'accessibility', accessibility),
  page('privacy', 'privacy', privacy, analyticsParts),
  ...schools.map((school) => {
    if (school.route === 'certificates')
      return page(school.route, 'schools/certificates certificate-courses', school, certificateCategories);
    if (school.route === 'paramedical')
      return page(school.route, programmesTogether, school, studySteps, studyStages, admissions, feeAdvice);
    return page(school.route, `schools/${school.id}`, school);
  }),
  ...Object.values(programmes).map((programme) => page(programme.id, `programmes/${programme.id}`, programme)),
];
