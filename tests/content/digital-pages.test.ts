import { expect, test } from 'vitest';
import { digitalLearning } from '../../src/content/digital-learning.ts';
import { digitalLibrary } from '../../src/content/digital-library.ts';
import { faqTopics } from '../../src/content/faq.ts';
import { school } from '../../src/content/school.ts';
import { pages, pageText } from './pages.ts';
import { countWords, objectsWith } from './texts.ts';

test('the digital library has its four blocks', () => {
  expect(digitalLibrary.blocks.map(({ title }) => title)).toEqual([
    'eBooks and journals',
    'Virtual labs',
    'AI research tools',
    'Exam preparation',
  ]);
  for (const { title, text } of digitalLibrary.blocks) expect(countWords(text), title).toBeGreaterThanOrEqual(25);
});

test('the digital library claims what the specification claims: 12,000+, 70+, no login', () => {
  expect(digitalLibrary.lead).toMatch(/12,000\+ resources across 70\+ disciplines.*No login needed/);
});

test('digital learning is used in four steps', () => {
  expect(digitalLearning.steps).toHaveLength(4);
  for (const { title, text } of digitalLearning.steps) expect(countWords(text), title).toBeGreaterThanOrEqual(15);
});

test('digital learning says who may sign in: four groups', () => {
  const groups = digitalLearning.access.map(({ who }) => who);
  expect(groups).toEqual([
    'Current students',
    'Alumni with valid credentials',
    'Faculty and researchers',
    'Approved external guests',
  ]);
  expect(digitalLearning.access.at(-1)?.how).toMatch(/^On request/);
});

test('digital learning gives 5000+ resources and the support address', () => {
  expect(digitalLearning.lead).toContain('5000+ resources');
  expect(digitalLearning.support.text).toContain(school.supportEmail);
});

/** Every sentence of the site, with the page that it stands on. */
const sentences = pages.flatMap(({ route }) =>
  pageText(route)
    .split(/(?<=[.?!:])\s|\n/)
    .map((sentence) => ({ route, sentence })),
);
const about = (subject: RegExp) =>
  sentences.filter(({ sentence }) => subject.test(sentence) && /log ?in|password|account\b|sign in/i.test(sentence));

test('wherever the digital library and a login meet, it is said to need none', () => {
  const found = about(/digital library/i);
  expect(new Set(found.map(({ route }) => route)).size, 'pages that say so').toBeGreaterThanOrEqual(5);
  const free = /no (login|account)|needs? (none|no)|asks for no|does not|do I need a login/i;
  expect(found.filter(({ sentence }) => !free.test(sentence))).toEqual([]);
});

test('nowhere is Digital Learning said to be open to everybody', () => {
  const found = about(/digital learning|the portal/i).filter(({ sentence }) => !/digital library/i.test(sentence));
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found.filter(({ sentence }) => /no (login|account|password)|needs? none|anyone may/i.test(sentence))).toEqual([]);
});

test('the FAQ names the four groups of Digital Learning as its own page does', () => {
  const answer = objectsWith('q', faqTopics).find(({ q }) => q === 'Who can use Digital Learning?') as { a?: string } | undefined;
  expect(answer?.a).toMatch(
    /current students, alumni with valid credentials, faculty and researchers; external guests on request/i,
  );
});
