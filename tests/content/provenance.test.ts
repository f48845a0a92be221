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
import { countWords, objectsWith, textsIn } from './texts.ts';

/**
 * Sentences to which the school has said yes as a whole: those that its brief has, and those that it has confirmed since. A question by its
 * id; the text of a school or a page by its heading and the field.
 */
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

/** What an entity says of where it comes from, and what it is known by. */
interface Marked {
  provenance: string;
  except?: object;
  id?: string;
  heading?: string;
}

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

/** Links and qualifiers say nothing of the school that it would have to confirm; a question is not an answer. */
const unasked = ['next', 'qualifier', 'q'];

/** An entity without what has a source of its own. */
function own(entity: object): object {
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(without);
    if (typeof value !== 'object' || value === null) return value;
    return 'provenance' in value ? null : own(value);
  };
  return Object.fromEntries(Object.entries(entity).map(([field, value]) => [field, without(value)]));
}

/** The fields of something that is said to come from the brief in which whole sentences stand, and no exception for them. */
function unexplained(entity: Marked): string[] {
  const marked = Object.keys(entity.except ?? {});
  const sentences = textsIn(own(entity)).filter(({ text }) => text.endsWith('.') && countWords(text) >= 12);
  const fields = sentences.map(({ at }) => at.replace(/\.\d+/g, ''));
  return [...new Set(fields)].filter(
    (field) =>
      !field.split('.').some((part) => unasked.includes(part)) && !marked.some((path) => `${field}.`.startsWith(`${path}.`)),
  );
}

test('what is said to come from the brief marks the sentences that the site wrote, so that the launch check asks the school', () => {
  const { pages, schools: all, questions } = entities;
  const fromBrief = ([...pages, ...all, ...questions] as Marked[]).filter(({ provenance }) => provenance === 'specification');
  const found = fromBrief.flatMap((one) => unexplained(one).map((field) => ('q' in one ? one.id : `${one.heading}: ${field}`)));
  const mend =
    "give it an exception such as { a: 'general' }; once the school has confirmed the whole of it, name it in `confirmed`";
  expect(
    found.filter((name) => !confirmed.includes(String(name))),
    mend,
  ).toEqual([]);
});
