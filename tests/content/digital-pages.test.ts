import { expect, test } from 'vitest';
import { digitalLearning } from '../../src/content/digital-learning.ts';
import { digitalLibrary } from '../../src/content/digital-library.ts';
import { school } from '../../src/content/school.ts';
import { countWords } from './texts.ts';

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
