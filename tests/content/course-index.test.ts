import { describe, expect, test } from 'vitest';
import { entriesOf, indexBySchool } from '#model/course-index.ts';
import { indexByLetter } from '#model/course-letters.ts';
import { levels } from '#schemas/programme.ts';
import { categories, facts, pageWords, programmes, schools } from '../support/content.ts';
import { repeated } from './texts.ts';

const index = indexBySchool(schools, categories, programmes, facts.feeOnRequest);
const all = entriesOf(index);
const letters = indexByLetter(index);

test('every course stands in both lists once, and the lead tells how many there are', () => {
  const lines = letters.flatMap((letter) => letter.lines);
  const own = lines.filter(({ also }) => !also).map(({ key }) => key);
  expect(own.sort()).toEqual(all.map(({ key }) => key).sort());
  for (const keys of [all.map(({ key }) => key), all.map(({ href }) => href), lines.map(({ key }) => key)])
    expect(repeated(keys)).toEqual([]);
  const subjects = all.filter(({ levels }) => levels.length === 0);
  const numbers = (pageWords.courses.lead.match(/\d+/g) ?? []).map(Number);
  expect(numbers).toEqual([all.length - subjects.length, subjects.length, all.length]);
});

test('the list from A to Z is in order, each title under its letter', () => {
  const titles = letters.flatMap(({ lines }) => lines.map(({ title }) => title));
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  for (const { letter, lines } of letters.slice(1))
    for (const { title } of lines) expect(title.charAt(0).toUpperCase()).toBe(letter);
});

describe('a course is found by its abbreviation', () => {
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

  test('as is every programme of the health school', () => {
    const titles = letters.flatMap(({ lines }) => lines.filter(({ also }) => also).map(({ title }) => title));
    expect(titles).toEqual(expect.arrayContaining(programmes.map(({ shortName }) => shortName)));
  });
});

test('the filter has every school, and every level has a course', () => {
  expect(pageWords.courses.schoolWords.map(({ school }) => school).sort()).toEqual(schools.map(({ route }) => route).sort());
  for (const level of levels)
    expect(
      all.some(({ levels }) => levels.includes(level)),
      level,
    ).toBe(true);
});
