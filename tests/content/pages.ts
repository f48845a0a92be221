/** Every page with the content that it shows, as src/pages puts it together. */
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
import { annualFeeText, feeAdvice, feeOnRequest, feeRules, formFeeText } from '../../src/content/fees.ts';
import { figures } from '../../src/content/figures.ts';
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
import type { PageMeta, Programme, School } from '../../src/content/types.ts';
import { courseAnchor } from '../../src/lib/course-index.ts';
import { ladderOf, stagesOf } from '../../src/lib/programme-ladder.ts';
import type { RouteId } from '../../src/lib/routes.ts';
import { proseOf } from './texts.ts';

export interface Page {
  route: RouteId | 'not-found' | 'offline';
  meta: PageMeta;
  /** What the page is made of; only parts within it are on the page under their ids. */
  content: object;
}

const page = (route: Page['route'], content: { meta: PageMeta }, more: object = {}): Page => ({
  route,
  meta: content.meta,
  content: { ...content, ...more },
});

/** A school's own page shows three facts of its card; the rest of the card is on the home page. */
function schoolPage(school: School): Page {
  const { courseCount, duration, studentCount } = school.card;
  const fees = Object.values(programmes).map(({ id, shortName, fullName }) => ({
    id,
    shortName,
    fullName,
    fee: annualFeeText(id),
  }));
  const special =
    school.route === 'paramedical'
      ? { courses: fees, feeRules }
      : school.route === 'certificates'
        ? {
            courses: school.courses.map(({ shortName, about }) => ({ shortName, about })),
            certificateCategories,
            anchors: certificateCategories.flatMap((one) => one.courses.map(({ code }) => ({ id: courseAnchor(code) }))),
          }
        : {};
  return page(school.route, school, { card: { courseCount, duration, studentCount }, ...special });
}

const programmePage = (programme: Programme): Page =>
  page(programme.id, programme, {
    fee: { annual: annualFeeText(programme.id), form: formFeeText, rules: feeRules },
    classes: `${figures.teachingDays}, ${figures.classSize} students`,
    ladder: ladderOf(programme.id, studySteps).map(({ how }) => ({ how })),
    stages: stagesOf(programme.id, studySteps, studyStages),
    advice: annualFeeText(programme.id) === feeOnRequest ? feeAdvice : undefined,
    admissions: { steps: admissions.steps, papers: admissions.papers.map(({ papers }) => papers) },
  });

const homePage = page('home', home, {
  cards: schools.map(({ card }) => card),
  stats,
  areas: research.areas,
  highlights: innovation.highlights,
  events,
  week: community.week,
});

/** All pages, and the one that answers for an unknown address. */
export const pages: readonly Page[] = [
  homePage,
  page('about', about),
  page('research', research),
  page('innovation', innovation),
  page('community', community),
  page('whatson', whatson, { events }),
  page('gallery', gallery),
  page('digital-library', digitalLibrary),
  page('digital-learning', digitalLearning),
  page('student-handbook', handbook),
  page('academic-calendar', academicCalendar),
  page('career-support', careerSupport),
  page('faq', faq, { faqTopics }),
  page('awards', awards),
  page('courses', courses, { admissions }),
  page('about-acrylic', acrylic),
  page('accessibility', accessibility),
  page('privacy', privacy, analyticsParts),
  ...schools.map(schoolPage),
  ...Object.values(programmes).map(programmePage),
  page('not-found', notFound),
  page('offline', offline),
];

/** All that a visitor reads on a page, as one text. */
export function pageText(route: Page['route']): string {
  const found = pages.find((one) => one.route === route);
  if (!found) throw new Error(`tests/content/pages.ts has no page '${route}'`);
  return proseOf(found.content);
}
