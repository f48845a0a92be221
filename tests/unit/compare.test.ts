/** The course comparison: its amounts against the content files, its URL, the courses in `localStorage`, and the calendar file. */
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { parseSelection } from '#features/compare/comparison/use-comparison.ts';
import { splitAdmissionRoutes } from '#model/admission-routes.ts';
import { entranceCalendarFile } from '#model/calendar.ts';
import { type ComparisonCourse, type ComparisonLanguage, compareCourses, type RowId, rowIds } from '#model/comparison.ts';
import { comparisonData } from '#model/comparison-data.ts';
import { content } from '#model/content.ts';
import { entriesOf, indexBySchool } from '#model/course-index.ts';
import { site } from '#model/site.ts';
import { readKept } from '#utils/kept-courses.ts';
import { keptKey } from '#utils/kept-key.ts';

const data = comparisonData(content, site.today);
const courseOf = (id: string): ComparisonCourse => {
  const course = data.courses.find((candidate) => candidate.id === id);
  if (!course) throw new Error(`The comparison has no course '${id}'.`);
  return course;
};
const cell = ({ cells }: ComparisonCourse, row: RowId, language: ComparisonLanguage = 'en') =>
  data.texts[cells[language][rowIds.indexOf(row)] ?? -1] ?? null;
/** Returns all amounts in a text as numbers. */
const amounts = (text: string | null) =>
  [...(text ?? '').matchAll(/₹([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
const readContentFile = (name: string) => parse(readFileSync(`src/content/${name}.yaml`, 'utf8'));

describe('every course', () => {
  const { formFee } = readContentFile('facts');

  test.each(content.programmes.map(({ id }) => id))('as the programme %s has the amounts of its content file', (id) => {
    const { fee, feeYears = 1 } = readContentFile(`programmes/${id}`);
    for (const language of ['en', 'hi'] as const) {
      const amountsIn = (row: RowId) => amounts(cell(courseOf(id), row, language));
      expect(amountsIn('yearlyFee')).toEqual(fee ? [fee] : []);
      expect(amountsIn('firstYearCost')).toEqual(fee ? [fee + formFee] : []);
      expect(amountsIn('totalCost')).toEqual(fee ? [fee * feeYears + formFee] : []);
      expect(amountsIn('formFee')).toEqual([formFee]);
    }
  });

  test('of a school or category has the fee of its file, or a request for the fee', () => {
    const courses = [
      ...content.schools
        .filter(({ id }) => !['paramedical', 'certificates', 'design'].includes(id))
        .flatMap(({ id }) => readContentFile(`schools/${id}`).courses),
      ...content['certificate-courses'].flatMap(({ id }) =>
        readContentFile(`certificate-courses/${id}`).courses.map((course: { code: string }) => ({
          ...course,
          id: course.code.toLowerCase(),
        })),
      ),
    ] as { id: string; fee?: number; duration: string }[];
    expect(courses.length + content.programmes.length + 1).toBe(data.courses.length);
    for (const { id, fee, duration } of courses) {
      expect(amounts(cell(courseOf(id), 'yearlyFee')), id).toEqual(fee ? [fee] : []);
      expect(amounts(cell(courseOf(id), 'firstYearCost')), id).toEqual(fee ? [fee + formFee] : []);
      expect(courseOf(id).asksFee ?? false, id).toBe(!fee);
      expect(cell(courseOf(id), 'duration')?.startsWith(duration), id).toBe(true);
    }
  });

  test('has a fee, duration, eligibility, entrance tests and first step in both languages', () => {
    for (const course of data.courses)
      for (const row of ['yearlyFee', 'duration', 'eligibility', 'entranceTests', 'firstStep'] as const) {
        expect(cell(course, row), `${course.id} ${row}`).toBeTruthy();
        // An eligibility that has no translation yet is shown in English.
        const isUntranslated = row === 'eligibility' && cell(course, row, 'hi') === cell(course, row);
        expect(
          row === 'yearlyFee' || isUntranslated || /\p{Script=Devanagari}/u.test(cell(course, row, 'hi') ?? ''),
          `${course.id} ${row} in Hindi`,
        ).toBe(true);
      }
  });

  test('has a Keep button in the index; the subjects of Design share one', () => {
    const index = indexBySchool(content.schools, content['certificate-courses'], content.programmes, '', site.today);
    const ids = [
      ...entriesOf(index).flatMap(({ comparisonId }) => comparisonId ?? []),
      ...index.flatMap(({ sharedCourse }) => sharedCourse?.id ?? []),
    ];
    expect(ids.sort()).toEqual(data.courses.map(({ id }) => id).sort());
  });
});

test('an entrance test that names courses applies only to those courses', () => {
  const testsOf = (course: ComparisonCourse) => course.tests.map((index) => data.tests[index]?.id);
  // The school's own form is no test.
  const { tests } = splitAdmissionRoutes(content['admission-routes'], content.institution.admissionsEmail);
  const restricted = tests.filter(({ courses }) => courses);
  expect(restricted.length).toBeGreaterThan(0);
  for (const { id, courses = [] } of restricted) {
    const schools = courses.map((course) => courseOf(course).school);
    const admitted = data.courses.filter((course) => schools.includes(course.school) && testsOf(course).includes(id));
    expect(admitted.map((course) => course.id).sort(), id).toEqual([...courses].sort());
  }
});

test('an entrance test has the months of its form and of the test', () => {
  const { name, form, testMonths } = readContentFile('admission-routes/neet-ug');
  const months = new Intl.ListFormat('en-IN').format(testMonths);
  const line = `${name}: form ${form.from} to ${form.to}, test ${months}`;
  expect(cell(courseOf('bpt'), 'entranceTests')?.split('\n')).toContain(line);
});

test('careers of several schools each have a cell, with the link to that school', () => {
  const rowsOf = (...ids: string[]) => compareCourses(ids.map(courseOf), 'en', data.texts);
  const has = (rows: readonly { id: RowId }[]) => rows.some(({ id }) => id === 'careers');
  expect(has(rowsOf('llb', 'bba-retail-management').different)).toBe(true);
  expect(has(rowsOf('llb', 'llm').same)).toBe(true);
});

describe('the URL', () => {
  const coursesById = new Map([
    ['bpt', {}],
    ['llb', {}],
  ]);

  test('selects existing courses without duplicates and reports unknown ids', () => {
    expect(parseSelection('?c=bpt,llb,bpt,old-course&l=hi', coursesById)).toEqual({
      ids: ['bpt', 'llb'],
      unknownIds: ['old-course'],
      language: 'hi',
    });
  });

  test.each(['', '?c=', '?c=%3Cscript%3E,,BPT,%F0', '?l=xx&c=../../etc', '?c[]=bpt'])(
    'selects no course without a well-formed id: %s',
    (search) => {
      expect(parseSelection(search, coursesById)).toEqual({ ids: [], unknownIds: [], language: 'en' });
    },
  );
});

describe('the kept courses', () => {
  afterEach(() => vi.unstubAllGlobals());
  const stubStorage = (text: string | null) =>
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === keptKey ? text : null) });

  test.each([null, '', 'bpt', '2:bpt', '1:', '1:bpt,,llb', '1:<b>', '{"a":1}'])(
    'are none if the stored value is missing or malformed: %s',
    (text) => {
      stubStorage(text);
      expect(readKept()).toEqual([]);
    },
  );

  test('are at most six, without duplicates', () => {
    stubStorage('1:a,b,b,c,d,e,f,g');
    expect(readKept()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

describe('the calendar file', () => {
  const completeFile = entranceCalendarFile(content['admission-routes'], content.events, site, new Date('2026-11-27T10:00:00Z'));
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  test('has all-day events for the next months of each test, labelled as usual months', () => {
    const neet = eventsOf(completeFile).filter(({ summary }) => summary.startsWith('NEET-UG'));
    expect(neet.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
      ['2027-02-01', '2027-04-01'],
      ['2027-05-01', '2027-06-01'],
    ]);
    expect(neet.every(({ summary }) => summary.includes('usual'))).toBe(true);
    // A form that is open now has the months of this year.
    expect(
      eventsOf(completeFile)
        .find(({ summary }) => summary.startsWith('CMAT form'))
        ?.startDate.toString(),
    ).toBe('2026-10-01');
  });
});
