import { describe, expect, test } from 'vitest';
import { schools } from '../../src/content/schools/schools.ts';
import { courses, least } from './specification.ts';
import { among, countWords, repeated } from './texts.ts';

const schoolOf = (route: string) => schools.find((school) => school.route === route);

test.each(Object.entries(courses))(
  'the school %s lists every course that the specification names, in its order',
  (route, names) => {
    const listed = schoolOf(route)?.courses.map(({ shortName }) => shortName) ?? [];
    expect(among<string>(listed, names)).toEqual(names);
    expect(repeated(listed)).toEqual([]);
  },
);

test('design has eight core subjects, from the fundamentals to a website launched live', () => {
  const subjects = schoolOf('design')?.courses.map(({ fullName }) => fullName) ?? [];
  expect(subjects.length).toBeGreaterThanOrEqual(least.coreSubjectsOfDesign);
  expect(subjects[0]).toBe('UI/UX fundamentals');
  expect(subjects.at(-1)).toMatch(/^Capstone project: building and launching a live website$/);
});

test('the two humanities certificates are called certificates', () => {
  const names = schoolOf('humanities')?.courses.map(({ fullName }) => fullName) ?? [];
  expect(names.filter((name) => name.startsWith('Certificate'))).toEqual(
    expect.arrayContaining(['Certificate in Digital Media & Design', 'Certificate in Aesthetics & Beauty Therapy']),
  );
});

test('the integrated and the dated courses take as long as their names say', () => {
  const dated = schools.flatMap((school) => school.courses).filter(({ shortName }) => /\d-year/.test(shortName));
  expect(dated.length).toBeGreaterThanOrEqual(4);
  for (const { shortName, length } of dated) expect(length).toBe(shortName.replace(/^.*?(\d)-year.*$/, '$1 years'));
});

describe.each(schools)('$heading', (school) => {
  test('has a lead, two to four paragraphs, three to five ways of learning, outcomes and questions', () => {
    expect(countWords(school.lead)).toBeGreaterThanOrEqual(12);
    expect(school.body.length).toBeGreaterThanOrEqual(2);
    expect(school.body.length).toBeLessThanOrEqual(4);
    expect(school.learning.length).toBeGreaterThanOrEqual(3);
    expect(school.learning.length).toBeLessThanOrEqual(5);
    expect(school.outcomes.length).toBeGreaterThanOrEqual(6);
    expect(school.questions.length).toBeGreaterThanOrEqual(5);
  });

  test('describes every course in its own words', () => {
    for (const { shortName, fullName, about } of school.courses) {
      expect(fullName, shortName).not.toBe('');
      expect(countWords(about), `words about ${shortName}`).toBeGreaterThanOrEqual(15);
    }
    expect(repeated(school.courses.map(({ about }) => about))).toEqual([]);
  });
});
