import { expect, test } from 'vitest';
import { faq, faqTopics, metaQuestionIds } from '../../src/content/faq.ts';
import { school } from '../../src/content/school.ts';
import { least, questionsForSearchEngines } from './specification.ts';
import { countWords, repeated } from './texts.ts';

const questions = faqTopics.flatMap((topic) => topic.questions);
const lengths = questions.map(({ a }) => countWords(a)).sort((a, b) => a - b);

test('there are the 57 questions of the specification, and what the school has added, none of them twice', () => {
  expect(questions.length).toBeGreaterThanOrEqual(least.questions);
  expect(repeated(questions.map(({ q }) => q))).toEqual([]);
  expect(repeated(questions.map(({ a }) => a))).toEqual([]);
});

test('every answer has 20 to 90 words', () => {
  const wrong = questions.filter(({ a }) => countWords(a) < 20 || countWords(a) > 90);
  expect(wrong.map(({ id, a }) => `src/content/faq.ts, ${id}: ${countWords(a)} words; write 20 to 90`)).toEqual([]);
});

test('the median answer has at least 40 words', () => {
  expect(lengths[Math.floor(lengths.length / 2)]).toBeGreaterThanOrEqual(40);
});

test('every question is put as a question', () => {
  expect(questions.filter(({ q }) => !q.endsWith('?')).map(({ id }) => id)).toEqual([]);
});

test('nine of them go to search engines, each once', () => {
  expect(metaQuestionIds).toHaveLength(questionsForSearchEngines);
  expect(repeated([...metaQuestionIds])).toEqual([]);
  const ids = questions.map(({ id }) => id);
  expect(metaQuestionIds.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the page gives the admissions address, and so does the answer on how to apply', () => {
  expect(faq.contact).toBe(school.admissionsEmail);
  expect(questions.find(({ id }) => id === 'how-do-i-apply')?.a).toContain(school.admissionsEmail);
});
