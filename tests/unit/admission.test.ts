import { expect, test } from 'vitest';
import { admissionWords, courseFeeRows } from '#model/admission.ts';
import { courseOffered } from '#model/course-data.ts';
import { certificateCourse } from '#schemas/certificate-courses.ts';
import { categories, schools } from '../support/content.ts';

const given = { fee: 60_000, seats: 60, lastDate: '2027-06-15', sessionStart: '2027-08-02' };

test('what is given of a course is said, and a last date that is past is said to be', () => {
  expect(admissionWords({}, new Date())).toEqual([]);
  expect(admissionWords(given, new Date('2027-06-15T23:00:00+05:30'))).toEqual([
    '₹60,000 a year',
    '60 seats',
    'Apply by 15 June 2027',
    'Session from 2 August 2027',
  ]);
  expect(admissionWords(given, new Date('2027-06-16T01:00:00+05:30'))).toContain('Applications closed on 15 June 2027');
});

test('a school has a table of fees once one of its courses has a fee', () => {
  const school = schools.find(({ route }) => route === 'science');
  if (!school) throw new Error('There is no school of science.');
  const [first, ...others] = school.courses.map((course) => ({ ...course, fee: undefined }));
  if (!first) throw new Error('The school of science has no course.');
  const rows = (fee?: number) =>
    courseFeeRows({ route: school.route, courses: [{ ...first, fee }, ...others] }, categories, new Date());
  expect(rows()).toEqual([]);
  expect(rows(60_000).map(({ fee }) => fee)).toEqual(['₹60,000', ...others.map(() => null)]);
});

test('search engines are told what is given, and nothing of a course without', () => {
  const at = { path: '/school#a' };
  const site = { origin: 'https://a.example' };
  expect(courseOffered({ fullName: 'A' }, at, site)).toBeNull();
  expect(courseOffered({ fullName: 'A', ...given }, at, site)).toMatchObject({
    url: 'https://a.example/school#a',
    maximumEnrollment: 60,
    applicationDeadline: '2027-06-15',
    startDate: '2027-08-02',
    offers: { price: 60_000, priceCurrency: 'INR' },
  });
});

test('a session does not begin before its last date', () => {
  const course = { code: 'A', name: 'A', subject: 'A', length: '4 months', lastDate: '2027-08-03', sessionStart: '2027-08-02' };
  expect(certificateCourse.safeParse(course).error?.issues[0]?.message).toMatch(/is before the last date/);
});
