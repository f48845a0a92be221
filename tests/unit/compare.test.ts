/** The course comparison: its amounts against the content files, differing rows, its URL, the courses in `localStorage`, and the calendar file. */
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { filterCalendar } from '#features/compare/comparison/filter-calendar.ts';
import { parseSelection, pathOfSelection } from '#features/compare/comparison/use-comparison.ts';
import { entranceCalendarFile } from '#model/calendar.ts';
import { type ComparisonCourse, type ComparisonLanguage, compareCourses, type RowId, rowIds } from '#model/comparison.ts';
import { comparisonData } from '#model/comparison-data.ts';
import { comparisonLabels } from '#model/comparison-labels.ts';
import { content } from '#model/content.ts';
import { entriesOf, indexBySchool } from '#model/course-index.ts';
import { site } from '#model/site.ts';
import { readKept, writeKept } from '#utils/kept-courses.ts';
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

  test.each(content.programmes.map(({ id }) => id))('%s has the amounts of its file', (id) => {
    const { fee, feeYears = 1 } = readContentFile(`programmes/${id}`);
    for (const language of ['en', 'hi'] as const) {
      const amountsIn = (row: RowId) => amounts(cell(courseOf(id), row, language));
      expect(amountsIn('fee')).toEqual(fee ? [fee] : []);
      expect(amountsIn('first')).toEqual(fee ? [fee + formFee] : []);
      expect(amountsIn('whole')).toEqual(fee ? [fee * feeYears + formFee] : []);
      expect(amountsIn('form')).toEqual([formFee]);
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
      expect(amounts(cell(courseOf(id), 'fee')), id).toEqual(fee ? [fee] : []);
      expect(amounts(cell(courseOf(id), 'first')), id).toEqual(fee ? [fee + formFee] : []);
      expect(courseOf(id).asksFee ?? false, id).toBe(!fee);
      expect(cell(courseOf(id), 'length')?.startsWith(duration), id).toBe(true);
    }
  });

  test('has its fee, length, entrance and first step in both languages', () => {
    for (const course of data.courses)
      for (const row of ['fee', 'length', 'entrance', 'tests', 'step'] as const) {
        expect(cell(course, row), `${course.id} ${row}`).toBeTruthy();
        expect(
          row === 'fee' || /\p{Script=Devanagari}/u.test(cell(course, row, 'hi') ?? ''),
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
  const testsOf = (id: string) => courseOf(id).tests.map((index) => data.tests[index]?.id);
  expect(testsOf('llb')).toEqual(['mh-cet-law-3', 'lsat-india']);
  expect(testsOf('llm')).toEqual(['clat']);
  expect(testsOf('mca-mba')).toEqual(['mah-mca-cet']);
  expect(testsOf('cyber-law')).toEqual([]);
  expect(cell(courseOf('bpt'), 'tests')).toBe('NEET-UG: form February to March, test May');
});

test('rows are split into those that differ and those that are the same; empty rows are omitted', () => {
  const { different, same } = compareCourses([courseOf('bpt'), courseOf('bmlt')], 'en', data.texts);
  expect(different.map(({ id }) => id)).toContain('whole');
  expect(same.map(({ id }) => id)).toEqual(expect.arrayContaining(['level', 'form']));
  expect([...different, ...same].map(({ id }) => id)).not.toContain('seats');
  expect(compareCourses([courseOf('bpt')], 'en', data.texts).same).toEqual([]);
});

test('the first blank of the e-mail template is the course', () => {
  for (const { letter } of Object.values(comparisonLabels(content))) expect(letter.body).toMatch(/^[^…]*- (Course|पाठ्यक्रम): …/);
});

describe('the URL', () => {
  const schoolsByCourse = new Map([
    ['bpt', 0],
    ['llb', 0],
  ]);

  test('selects existing courses without duplicates and reports unknown ids', () => {
    expect(parseSelection('?c=bpt,llb,bpt,old-course&l=hi', schoolsByCourse)).toEqual({
      ids: ['bpt', 'llb'],
      unknownIds: ['old-course'],
      language: 'hi',
    });
  });

  test.each(['', '?c=', '?c=%3Cscript%3E,,BPT,%F0', '?l=xx&c=../../etc', '?c[]=bpt'])(
    'selects no course if it is invalid: %s',
    (search) => {
      expect(parseSelection(search, schoolsByCourse)).toEqual({ ids: [], unknownIds: [], language: 'en' });
    },
  );

  test('contains the courses and the language', () => {
    expect(pathOfSelection(['bpt', 'llb'], 'en')).toBe('/compare?c=bpt,llb');
    expect(pathOfSelection([], 'hi')).toBe('/compare?l=hi');
  });
});

describe('the kept courses', () => {
  afterEach(() => vi.unstubAllGlobals());
  const stubStorage = (text: string | null) =>
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === keptKey ? text : null) });

  test.each([null, '', 'bpt', '2:bpt', '1:', '1:bpt,,llb', '1:<b>', '{"a":1}'])('are none if storage is invalid: %s', (text) => {
    stubStorage(text);
    expect(readKept()).toEqual([]);
  });

  test('are at most six', () => {
    stubStorage('1:a,b,b,c,d,e,f,g');
    expect(readKept()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('are none if storage is blocked, without an error', () => {
    vi.stubGlobal('localStorage', {
      get getItem(): never {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(readKept()).toEqual([]);
    expect(writeKept(['bpt'])).toBe(false);
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

  test('is reduced to the chosen tests and all events', () => {
    const chosen = eventsOf(filterCalendar(completeFile, new Set(['neet-ug'])));
    expect(chosen.filter(({ summary }) => summary.includes('usual')).every(({ summary }) => summary.startsWith('NEET-UG'))).toBe(
      true,
    );
    expect(chosen).toHaveLength(2 + content.events.length);
    expect(new Set(eventsOf(completeFile).map(({ uid }) => uid)).size).toBe(eventsOf(completeFile).length);
  });
});
