import { describe, expect, test } from 'vitest';
import { figures } from '../../src/content/figures.ts';
import { stats } from '../../src/content/stats.ts';
import { pages } from './pages.ts';
import { objectsWith, textsIn } from './texts.ts';

/** Figures of which nobody has said what they count, or who looks whether they hold: each stands with whose word it is, every time. */
const unclear: readonly string[] = [
  ...stats.map(({ value }) => value),
  figures.recruiters,
  figures.clubs,
  figures.libraryBooks,
  figures.digitalLibraryResources,
  figures.digitalLibraryDisciplines,
  figures.digitalLearningResources,
  figures.classSize,
  figures.facultyRatio,
  `${figures.internships} internships`,
  figures.grievanceDays,
  figures.curriculumReview,
];
const whose =
  /stated by the school|to be confirmed by the school|by the school’s own count|as the school counts|the school counts|the school’s own|the school states/i;
/** A figure set large, and the classes in a programme's head, have their qualifier as a field of its own; a question is answered beside it. */
const qualifiedBeside = /(^|\.)(value|metric|q|classes)$/;

describe.each(pages.filter(({ content }) => objectsWith('qualifier', content).length > 0))('$route', ({ content }) => {
  test('says beside each large figure or award how far it can be read', () => {
    for (const entity of objectsWith('qualifier', content)) expect(String(entity.qualifier).length).toBeGreaterThan(8);
  });
});

const claims = pages.flatMap(({ route, content }) =>
  textsIn(content)
    .filter(({ at, text }) => !qualifiedBeside.test(at) && unclear.some((figure) => text.includes(figure)))
    .map(({ at, text }) => ({ at: `${route} ${at}`, text })),
);

test('what search engines and messages show of a page says so too', () => {
  const described = objectsWith(
    'description',
    pages.map(({ content }) => objectsWith('meta', content).map(({ meta }) => meta)),
  );
  const bare = described
    .map(({ description }) => String(description))
    .filter((text) => unclear.some((figure) => text.includes(figure)) && !whose.test(text));
  expect(described.length).toBeGreaterThan(20);
  expect(bare).toEqual([]);
});

test('there are such claims on many pages', () => {
  expect(new Set(claims.map(({ at }) => at.split(' ')[0])).size).toBeGreaterThanOrEqual(8);
});

test.each(claims)('$at says whose figure it is', ({ text }) => {
  expect(text).toMatch(whose);
});

test.each(['career-support', 'bpt', 'faq'])('%s gives the guaranteed BPT internship as the school states it', (route) => {
  const page = pages.find((one) => one.route === route);
  const promises = textsIn(page?.content).filter(({ text }) => /guaranteed clinical internship/.test(text));
  expect(promises.length).toBeGreaterThan(0);
  expect(promises.filter(({ text }) => !text.includes('as stated by the school'))).toEqual([]);
});
