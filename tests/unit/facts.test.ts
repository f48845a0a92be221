/** What pages and search engines say of courses, claims and the school, as far as it is known. */
import { describe, expect, test } from 'vitest';
import { admissionWords, courseFeeRows } from '#model/admission.ts';
import { awardCards, evidenceText, headlineFigures } from '#model/claims.ts';
import { courseOffered } from '#model/course-data.ts';
import { applyFacts, contactLines, programmeFacts, schoolHeadFacts } from '#model/given-facts.ts';
import { certificateCourse } from '#schemas/certificate-courses.ts';
import type { Claim } from '#schemas/claim.ts';
import { categories, school, schools } from '../support/content.ts';

describe('a course', () => {
  const given = { fee: 60_000, seats: 60, lastDate: '2027-06-15', sessionStart: '2027-08-02' };

  test('tells its fee, seats and dates, and a last date that is past', () => {
    expect(admissionWords({}, new Date())).toEqual([]);
    const words = ['₹60,000 a year', '60 seats', 'Apply by 15 June 2027', 'Session from 2 August 2027'];
    expect(admissionWords(given, new Date('2027-06-15T23:00:00+05:30'))).toEqual(words);
    expect(admissionWords(given, new Date('2027-06-16T01:00:00+05:30'))).toContain('Applications closed on 15 June 2027');
  });

  test('tells search engines its fee, seats and dates, if there are any', () => {
    const offered = (facts: object) =>
      courseOffered({ fullName: 'A', ...facts }, { path: '/school#a' }, { origin: 'https://a.example' });
    expect(offered({})).toBeNull();
    expect(offered(given)).toMatchObject({
      ...{ url: 'https://a.example/school#a', maximumEnrollment: 60 },
      ...{ applicationDeadline: '2027-06-15', startDate: '2027-08-02' },
      offers: { price: 60_000, priceCurrency: 'INR' },
    });
  });

  test('gives its school a table of fees once it has a fee', () => {
    const science = schools.find(({ route }) => route === 'science');
    const [first, ...others] = science?.courses.map((course) => ({ ...course, fee: undefined })) ?? [];
    if (!first) throw new Error('The school of science has no course.');
    const rows = (fee?: number) =>
      courseFeeRows({ route: 'science', courses: [{ ...first, fee }, ...others] }, categories, new Date());
    expect(rows()).toEqual([]);
    expect(rows(60_000).map(({ fee }) => fee)).toEqual(['₹60,000', ...others.map(() => null)]);
  });

  test('whose session begins before its last date is refused', () => {
    const course = { code: 'A', name: 'A', subject: 'A', length: '4 months', lastDate: '2027-08-03', sessionStart: '2027-08-02' };
    expect(certificateCourse.safeParse(course).error?.issues[0]?.message).toMatch(/is before the last date/);
  });
});

describe('a claim', () => {
  const evidence = { outOf: '412 of 420', basis: 'graduates who asked for a post', asOf: '2026-09-30', holder: 'The registrar' };
  const proof = '412 of 420, graduates who asked for a post, as of 30 September 2026';
  const claim: Claim = {
    ...{ id: 'placement', kind: 'headline', order: 1, value: '98%', label: 'placement', provenance: 'specification' },
    ...{ qualifier: 'ask which year', wanted: 'how many of how many' },
  };

  test('has its qualifier until it has evidence, which tells of how many, what was counted and when', () => {
    expect(evidenceText({ basis: 'all graduates' })).toBe('all graduates');
    expect(headlineFigures([claim])[0]?.qualifier).toBe('ask which year');
    expect(headlineFigures([{ ...claim, evidence }])[0]?.qualifier).toBe(proof);
    expect(headlineFigures([{ ...claim, kind: 'promise' }])).toEqual([]);
  });

  test('that is an award has its picture and its evidence; without a picture it is refused', () => {
    const award: Claim = { ...claim, id: 'best', kind: 'award', value: 'Best', label: 'Award', picture: 'about', evidence };
    const card = { title: 'Best', category: 'Award', picture: 'about', qualifier: proof };
    expect(awardCards([claim, award])).toMatchObject([card]);
    expect(() => awardCards([{ ...award, picture: undefined }])).toThrow(
      'src/content/claims/best.yaml: an award needs a picture',
    );
  });
});

describe('a fact of the school', () => {
  const optional = ['place', 'address', 'telephone', 'whatsapp', 'university', 'hostel', 'hospital', 'lastDate', 'scholarships'];
  const untold = { ...school, ...Object.fromEntries(optional.map((name) => [name, undefined])) };
  const told = {
    ...untold,
    ...{ place: 'Nashik', telephone: '+91 253 000 0000', university: 'A university', hospital: 'A hospital' },
    ...{ hostel: 'Two houses', lastDate: '15 July 2027' },
  };

  test('is not mentioned before the school has told it, and then stands where a family looks for it', () => {
    expect([contactLines(untold), programmeFacts(untold, {})]).toEqual([[], []]);
    expect(contactLines(told)).toEqual(['Nashik', '+91 253 000 0000']);
    expect(applyFacts(told).map(({ label }) => label)).toEqual(['Last date', 'Hostel']);
    expect(schoolHeadFacts(told, { fee: '₹60,000 a year' }).map(({ value }) => value)).toEqual([
      '₹60,000 a year',
      'A university',
    ]);
    const facts = { University: 'A university', Training: 'A hospital', Seats: '60' };
    expect(programmeFacts(told, { seats: 60 }).map(({ label, value }) => [label, value])).toEqual(Object.entries(facts));
  });
});
