/** Optional facts about courses, claims and the school, on pages and for search engines. */
import { describe, expect, test } from 'vitest';
import { admissionTexts, courseFeeRows } from '#model/admission.ts';
import { awardCards, evidenceText, headlineFigures } from '#model/claims.ts';
import { courseOffered } from '#model/course-data.ts';
import { applyFacts, contactLines, programmeFacts, schoolHeadFacts } from '#model/optional-facts.ts';
import { certificateCourse } from '#schemas/certificate-courses.ts';
import type { Claim } from '#schemas/claim.ts';
import { certificateCategories, institution, schools } from '../support/content.ts';

describe('a course', () => {
  const admission = { fee: 60_000, seats: 60, lastDate: '2027-06-15', sessionStart: '2027-08-02' };

  test('shows its fee, seats and dates, and that its last date is past', () => {
    expect(admissionTexts({}, new Date())).toEqual([]);
    const texts = ['₹60,000 a year', '60 seats', 'Last date to apply: 15 June 2027', 'Session from 2 August 2027'];
    expect(admissionTexts(admission, new Date('2027-06-15T23:00:00+05:30'))).toEqual(texts);
    expect(admissionTexts(admission, new Date('2027-06-16T01:00:00+05:30'))).toContain('Applications closed on 15 June 2027');
    expect(admissionTexts({ fee: 9000, duration: '3 months' }, new Date())).toEqual(['₹9,000 for the course']);
  });

  test('has its fee, seats and dates in structured data, if they are set', () => {
    const structuredData = (facts: object) =>
      courseOffered({ fullName: 'A', ...facts }, { path: '/school#a' }, { origin: 'https://a.example' });
    expect(structuredData({})).toBeNull();
    expect(structuredData(admission)).toMatchObject({
      ...{ url: 'https://a.example/school#a', maximumEnrollment: 60 },
      ...{ applicationDeadline: '2027-06-15', startDate: '2027-08-02' },
      offers: { price: 60_000, priceCurrency: 'INR' },
    });
  });

  test('adds a fee table to its school once its fee is set', () => {
    const science = schools.find(({ route }) => route === 'science');
    const [first, ...others] = science?.courses.map((course) => ({ ...course, fee: undefined })) ?? [];
    if (!first) throw new Error('src/content/schools/science.yaml has no course.');
    const rows = (fee?: number) =>
      courseFeeRows({ route: 'science', courses: [{ ...first, fee }, ...others] }, certificateCategories, new Date());
    expect(rows()).toEqual([]);
    expect(rows(60_000).map(({ fee }) => fee)).toEqual(['₹60,000', ...others.map(() => null)]);
  });

  test('is invalid if its session starts before its last date', () => {
    const course = {
      code: 'A',
      name: 'A',
      subject: 'A',
      duration: '4 months',
      lastDate: '2027-08-03',
      sessionStart: '2027-08-02',
    };
    expect(certificateCourse.safeParse(course).error?.issues[0]?.message).toMatch(/is before the last date/);
  });
});

describe('a claim', () => {
  const evidence = { outOf: '412 of 420', basis: 'graduates who asked for a post', asOf: '2026-09-30', holder: 'The registrar' };
  const proof = '412 of 420, graduates who asked for a post, as of 30 September 2026';
  const claim: Claim = {
    ...{ id: 'placement', kind: 'headline', order: 1, value: '98%', label: 'placement', provenance: 'specification' },
    ...{ qualifier: 'ask which year', requiredProof: 'how many of how many' },
  };

  test('shows its qualifier until it has evidence: the count, its basis and its date', () => {
    expect(evidenceText({ basis: 'all graduates' })).toBe('all graduates');
    expect(headlineFigures([claim])[0]?.qualifier).toBe('ask which year');
    expect(headlineFigures([{ ...claim, evidence }])[0]?.qualifier).toBe(proof);
    expect(headlineFigures([{ ...claim, kind: 'promise' }])).toEqual([]);
  });

  test('that is an award shows its picture and evidence', () => {
    const award: Claim = { ...claim, id: 'best', kind: 'award', value: 'Best', label: 'Award', picture: 'about', evidence };
    const card = { title: 'Best', category: 'Award', picture: 'about', qualifier: proof };
    expect(awardCards([claim, award])).toMatchObject([card]);
  });
});

describe('an optional fact about the school', () => {
  const optional = ['place', 'address', 'telephone', 'whatsapp', 'university', 'hostel', 'hospital', 'lastDate', 'scholarships'];
  const unsetFacts = { ...institution, ...Object.fromEntries(optional.map((name) => [name, undefined])) };
  const setFacts = {
    ...unsetFacts,
    ...{ place: 'Nashik', telephone: '+91 253 000 0000', university: 'A university', hospital: 'A hospital' },
    ...{ hostel: 'Two houses', lastDate: '15 July 2027' },
  };

  test('is omitted until it is set, and then shown in contact lines, application facts and page heads', () => {
    expect([contactLines(unsetFacts), programmeFacts(unsetFacts, {})]).toEqual([[], []]);
    expect(contactLines(setFacts)).toEqual(['Nashik', '+91 253 000 0000']);
    expect(applyFacts(setFacts).map(({ label }) => label)).toEqual(['Last date', 'Hostel']);
    expect(schoolHeadFacts(setFacts, { fee: '₹60,000 a year' }).map(({ value }) => value)).toEqual([
      '₹60,000 a year',
      'A university',
    ]);
    const facts = { University: 'A university', Training: 'A hospital', Seats: '60' };
    expect(programmeFacts(setFacts, { seats: 60 }).map(({ label, value }) => [label, value])).toEqual(Object.entries(facts));
  });
});
