import { describe, expect, test } from 'vitest';
import { certificateCategories } from '../../src/content/certificate-courses.ts';
import { courses } from '../../src/content/courses.ts';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { schools } from '../../src/content/schools/schools.ts';
import { entriesOf, indexByLetter, indexBySchool } from '../../src/lib/course-index.ts';
import { repeated } from './texts.ts';

const index = indexBySchool(schools, certificateCategories, programmes);
const all = entriesOf(index);
const letters = indexByLetter(index);
const named = (name: string) => all.find((entry) => entry.name === name);

test('the index has the courses of the eight schools and the 42 certificate courses, each once', () => {
  const counts = Object.fromEntries(index.map(({ route, groups }) => [route, groups.flatMap(({ entries }) => entries).length]));
  expect(counts).toEqual({
    paramedical: 12,
    management: 8,
    design: 8,
    commerce: 8,
    legal: 5,
    science: 15,
    it: 7,
    humanities: 4,
    certificates: 42,
  });
  expect(repeated(all.map(({ key }) => key))).toEqual([]);
  expect(repeated(all.map(({ href }) => href))).toEqual([]);
});

test('the lead counts what the lists hold', () => {
  const subjects = all.filter(({ levels }) => levels.length === 0);
  expect(subjects.map(({ school }) => school)).toEqual(Array(8).fill('design'));
  expect(courses.lead).toMatch(
    new RegExp(`^${all.length - subjects.length} programmes and courses, and the ${subjects.length} core`),
  );
});

test('from A to Z stand the same entries, by what they teach', () => {
  const entries = letters.flatMap((letter) => letter.entries);
  expect(entries.map(({ key }) => key).sort()).toEqual(all.map(({ key }) => key).sort());
  const subjects = entries.map(({ subject }) => subject.toLowerCase());
  expect(subjects).toEqual([...subjects].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  for (const { letter, entries: found } of letters.slice(1)) {
    for (const { subject } of found) expect(subject.charAt(0).toUpperCase()).toBe(letter);
  }
  expect(repeated(letters.map(({ letter }) => letter))).toEqual([]);
});

describe('an entry goes by its subject and says what one takes home', () => {
  test.each([
    ['B.P.T', 'Physiotherapy', 'B.P.T', ['Bachelor'], '/schoolofparamedicalandhealthsciences/bpt'],
    ['B.Sc. Physics', 'Physics', 'B.Sc.', ['Bachelor'], '/schoolofscience#bsc-physics'],
    ['MBA in HR', 'Human Resources', 'MBA in HR', ['Master'], '/schoolofmanagement#mba-hr'],
    [
      '5-year integrated BMS-MBA',
      '5-year integrated BMS-MBA',
      'Bachelor and Master',
      ['Bachelor', 'Master'],
      '/schoolofcommerceandmanagement#bms-mba',
    ],
    ['Python Programming', 'Python Programming', 'Certificate CPY', ['Certificate'], '/schoolofcertificatecourses#cpy'],
    ['Cyber Law certificate', 'Cyber Law', 'Certificate', ['Certificate'], '/schooloflegalstudies#cyber-law'],
    ['User Research', 'User Research', 'Core subject', [], '/schoolofdesign#user-research'],
  ])('%s', (name, subject, award, levels, href) => {
    expect(named(name)).toMatchObject({ subject, award, levels, href });
  });

  test('an abbreviation is explained, a plain name is not', () => {
    expect(named('G.D.A')?.explained).toBe('General Duty Assistant');
    expect(named('BBA in Retail Management')?.explained).toBeNull();
  });

  test('a length is shown without what is said of it', () => {
    expect(named('B.A.M.S')?.length).toBe('5½ years');
    for (const { length } of all) expect(length ?? '1 year').toMatch(/^[^,:(]*(year|month)/);
  });
});

test('the filter has a word for every school, and every level has a course', () => {
  expect(Object.keys(courses.schoolWords).sort()).toEqual(schools.map(({ route }) => route).sort());
  for (const level of courses.levels)
    expect(
      all.some(({ levels }) => levels.includes(level)),
      level,
    ).toBe(true);
});
