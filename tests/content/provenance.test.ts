import { describe, expect, test } from 'vitest';
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
import { faqTopics } from '../../src/content/faq.ts';
import { feeAdvice } from '../../src/content/fees.ts';
import { gallery } from '../../src/content/gallery.ts';
import { home } from '../../src/content/home.ts';
import { innovation } from '../../src/content/innovation.ts';
import { notFound } from '../../src/content/not-found.ts';
import { privacy } from '../../src/content/privacy.ts';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { studyStages, studySteps } from '../../src/content/programmes/steps.ts';
import { research } from '../../src/content/research.ts';
import { schools } from '../../src/content/schools/schools.ts';
import { stats } from '../../src/content/stats.ts';
import { handbook } from '../../src/content/student-handbook.ts';
import { objectsWith } from './texts.ts';

/** Questions to whose whole answer the school has said yes: those that its brief answers, and those that it has confirmed since. */
const confirmed = ['what-can-i-study', 'what-does-each-health-course-cost', 'do-i-need-a-login'];

const provenances = ['specification', 'general', 'sample'];
const pagesWithProvenance = [
  about,
  academicCalendar,
  accessibility,
  privacy,
  acrylic,
  careerSupport,
  community,
  courses,
  digitalLearning,
  digitalLibrary,
];
const entities = {
  pages: [...pagesWithProvenance, handbook, home, innovation, notFound, research, whatson],
  schools,
  courses: schools.flatMap(({ courses }) => courses),
  programmes: Object.values(programmes),
  'steps from one programme to the next': studySteps,
  'what comes before and after them': Object.values(studyStages).flatMap((stages) => Object.values(stages)),
  'ways of applying and asking': [...admissions.steps, ...admissions.papers, feeAdvice],
  'headline figures': stats,
  'certificate categories': certificateCategories,
  'research areas': research.areas,
  innovations: innovation.highlights,
  events,
  'gallery items': gallery.blocks.flatMap(({ items }) => items),
  awards: awards.cards,
  'handbook sections': handbook.sections,
  'career sections and figures': [...careerSupport.sections, ...careerSupport.figures],
  questions: objectsWith('q', [faqTopics, schools, programmes, community, careerSupport, digitalLearning, digitalLibrary]),
};

/** What stands at a path such as `card.duration`; in a list, what stands there in each item. */
function reach(entity: unknown, path: readonly string[]): unknown[] {
  const [first, ...rest] = path;
  if (first === undefined) return [entity];
  if (Array.isArray(entity)) return entity.flatMap((item) => reach(item, path));
  return typeof entity === 'object' && entity !== null && first in entity
    ? reach(entity[first as keyof typeof entity], rest)
    : [undefined];
}

describe.each(Object.entries(entities))('%s', (_, list) => {
  test('say where each of them comes from', () => {
    expect(list.length).toBeGreaterThan(0);
    for (const one of list)
      expect(provenances, JSON.stringify(one).slice(0, 80)).toContain((one as { provenance: string }).provenance);
  });

  test('make exceptions only for fields that they have, and with another provenance than their own', () => {
    for (const { except, provenance } of objectsWith('except', list) as { except: object; provenance: string }[]) {
      for (const source of Object.values(except)) expect(provenances).toContain(source);
      expect(Object.entries(except).filter(([, source]) => source === provenance)).toEqual([]);
    }
    for (const entity of objectsWith('except', list)) {
      const unknown = Object.keys(entity.except as object).filter((path) => reach(entity, path.split('.')).includes(undefined));
      expect(unknown, JSON.stringify(entity).slice(0, 80)).toEqual([]);
    }
  });
});

test('an answer from the brief says which part of it is the site’s own, so that the launch check asks the school about it', () => {
  const questions = entities.questions as { q: unknown; id?: string; provenance?: string; except?: object }[];
  const unexplained = questions.filter(({ provenance, except }) => provenance === 'specification' && !except);
  const mend =
    "give it an exception such as { a: 'general' }; once the school has confirmed the whole answer, name it in `confirmed`";
  expect(
    unexplained.map(({ id }) => id).filter((id) => !confirmed.includes(String(id))),
    mend,
  ).toEqual([]);
});
