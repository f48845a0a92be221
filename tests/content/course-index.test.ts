import { describe, expect, test } from 'vitest';
import { entriesOf, indexBySchool } from '#model/course-index.ts';
import { indexByLetter } from '#model/course-letters.ts';
import { levels } from '#schemas/programme.ts';
import { categories, facts, pageWords, programmes, schools } from '../support/content.ts';
import { repeated } from './texts.ts';

const index = indexBySchool(schools, categories, programmes, facts.feeOnRequest);
const all = entriesOf(index);
const letters = indexByLetter(index);

test('no course stands in it twice', () => {
  expect(repeated(all.map(({ key }) => key))).toEqual([]);
  expect(repeated(all.map(({ href }) => href))).toEqual([]);
});

test('the lead gives the number that the filter shows, and how it comes about', () => {
  const subjects = all.filter(({ levels }) => levels.length === 0);
  expect(new Set(subjects.map(({ school }) => school))).toEqual(new Set(['design']));
  const numbers = (pageWords.courses.lead.match(/\d+/g) ?? []).map(Number);
  expect(numbers).toEqual([all.length - subjects.length, subjects.length, all.length]);
});

test('from A to Z stand the same entries, by what they teach, and abbreviations among them', () => {
  const lines = letters.flatMap((letter) => letter.lines);
  expect(
    lines
      .filter(({ also }) => !also)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(all.map(({ key }) => key).sort());
  const titles = lines.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  for (const { letter, lines: found } of letters.slice(1)) {
    for (const { title } of found) expect(title.charAt(0).toUpperCase()).toBe(letter);
  }
  expect(repeated(letters.map(({ letter }) => letter))).toEqual([]);
  expect(repeated(lines.map(({ key }) => key))).toEqual([]);
});

describe('who knows a course by its letters only finds it under them', () => {
  const under = (letter: string) => letters.find((one) => one.letter === letter)?.lines.filter(({ also }) => also) ?? [];
  const health = '/schoolofparamedicalandhealthsciences';
  test.each([
    ['B', 'B.P.T', 'Bachelor of Physiotherapy', `${health}/bpt`],
    ['L', 'LLM', 'Master of Laws', '/schooloflegalstudies#llm'],
    ['M', 'MCA & MBA', /Management$/, /^\/schoolofmanagement#/],
    ['M', 'MBA', /^\d+ courses · Management$/, '#management'],
    ['B', 'B.Sc. Nursing', /^Nursing/, `${health}/bscnursing`],
  ])('%s: %s', (letter, title, said, href) => {
    const line = under(letter).find((one) => one.title === title);
    expect(line?.said).toMatch(said);
    expect(line?.href).toMatch(href);
  });

  test('every programme of the health school is among them', () => {
    const titles = letters.flatMap(({ lines }) => lines.filter(({ also }) => also).map(({ title }) => title));
    expect(titles).toEqual(expect.arrayContaining(programmes.map(({ shortName }) => shortName)));
  });
});

test('the filter has a word for every school, and every level has a course', () => {
  expect(pageWords.courses.schoolWords.map(({ school }) => school).sort()).toEqual(schools.map(({ route }) => route).sort());
  for (const level of levels)
    expect(
      all.some(({ levels }) => levels.includes(level)),
      level,
    ).toBe(true);
});
