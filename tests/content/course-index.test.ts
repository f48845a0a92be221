import { describe, expect, test } from 'vitest';
import { entriesOf, indexBySchool } from '#model/course-index.ts';
import { indexByLetter } from '#model/courses-a-to-z.ts';
import { certificateCategories, facts, pageContent, programmes, schools } from '../support/content.ts';
import { findDuplicates } from './texts.ts';

const index = indexBySchool(schools, certificateCategories, programmes, facts.feeOnRequest);
const entries = entriesOf(index);
const letters = indexByLetter(index);

test('every course is in both lists once, and a number of courses in the description is theirs', () => {
  const lines = letters.flatMap((letter) => letter.lines);
  const mainKeys = lines.filter(({ isDuplicate }) => !isDuplicate).map(({ key }) => key);
  expect(mainKeys.sort()).toEqual(entries.map(({ key }) => key).sort());
  for (const keys of [entries.map(({ key }) => key), entries.map(({ href }) => href), lines.map(({ key }) => key)])
    expect(findDuplicates(keys)).toEqual([]);
  const courses = entries.filter(({ comparisonId }) => comparisonId !== null);
  for (const [, stated] of pageContent.courses.meta.description.matchAll(/(\d+) (?:programmes and )?courses/g))
    expect(Number(stated)).toBe(courses.length);
});

test('the list from A to Z is sorted, with each title under its first letter', () => {
  const titles = letters.flatMap(({ lines }) => lines.map(({ title }) => title));
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  for (const { letter, lines } of letters.slice(1))
    for (const { title } of lines) expect(title.charAt(0).toUpperCase()).toBe(letter);
});

describe('the list from A to Z has the abbreviation of a course', () => {
  const additionalLines = (letter: string) =>
    letters.find((entry) => entry.letter === letter)?.lines.filter(({ isDuplicate }) => isDuplicate) ?? [];
  const health = '/schoolofparamedicalandhealthsciences';
  test.each([
    ['B', 'B.P.T', 'Bachelor of Physiotherapy', `${health}/bpt`],
    ['L', 'LLM', 'Master of Laws', '/schooloflegalstudies#llm'],
    ['M', 'MCA & MBA', /Management$/, /^\/schoolofmanagement#/],
    ['M', 'MBA', /^\d+ courses · Management$/, '#management'],
    ['B', 'B.Sc. Nursing', /^Nursing/, `${health}/bscnursing`],
  ])('%s: %s', (letter, title, description, href) => {
    const line = additionalLines(letter).find((candidate) => candidate.title === title);
    expect(line?.detail).toMatch(description);
    expect(line?.href).toMatch(href);
  });

  test('for every programme of the health school', () => {
    const titles = letters.flatMap(({ lines }) => lines.filter(({ isDuplicate }) => isDuplicate).map(({ title }) => title));
    expect(titles).toEqual(expect.arrayContaining(programmes.map(({ shortName }) => shortName)));
  });
});
