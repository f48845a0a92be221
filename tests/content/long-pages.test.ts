import { expect, test } from 'vitest';
import { about } from '../../src/content/about.ts';
import { careerSupport } from '../../src/content/career-support.ts';
import { handbook } from '../../src/content/student-handbook.ts';
import { countWords, proseOf, repeated } from './texts.ts';

test('About has a long description: 350 words or more with its mission', () => {
  expect(countWords(proseOf([about.body, about.mission]))).toBeGreaterThanOrEqual(350);
});

test('About has a mission list', () => {
  expect(about.mission.length).toBeGreaterThanOrEqual(5);
  expect(repeated([...about.mission])).toEqual([]);
});

test('Career Support has 700 words or more', () => {
  expect(countWords(proseOf(careerSupport.sections))).toBeGreaterThanOrEqual(700);
});

test('the handbook has 900 words or more', () => {
  expect(countWords(proseOf(handbook.sections))).toBeGreaterThanOrEqual(900);
});
