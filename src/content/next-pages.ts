import { inWords, inWordsFirst } from '../lib/number-words.ts';
import { admissions } from './admissions.ts';
import { annualFees } from './fees.ts';
import type { NextPage } from './types.ts';

/** The way from every school to all the others. */
export const allCourses: NextPage = {
  route: 'courses',
  why: 'Every programme of the nine schools on one page, by school and from A to Z',
};

/** The way from every school to the steps of applying, which stand with the index of courses. */
export const howToApply: NextPage = {
  route: 'courses',
  fragment: 'apply',
  label: 'How to apply',
  why: `${inWordsFirst(admissions.steps.length)} steps, with the addresses and the papers to have ready`,
};

/** What a family reads after one programme. */
export const afterProgramme: readonly NextPage[] = [
  { route: 'paramedical', why: `All ${inWords(Object.keys(annualFees).length)} health courses and their fees, side by side` },
  { route: 'career-support', why: 'Internships, and how the search for a first post goes' },
  { route: 'faq', why: 'Attendance, hospital days, instalments: what families asked before you' },
];

/** What they read after the index of all courses. */
export const afterCourses: readonly NextPage[] = [
  { route: 'faq', why: 'Which school, which entrance, what it costs: what families asked before you' },
  { route: 'career-support', why: 'Where a course may lead, and what nobody can promise' },
  { route: 'student-handbook', why: 'Attendance, fines, appeals: the rules before you agree to them' },
];

/** What a visitor of the gallery looks at next. */
export const afterGallery: readonly NextPage[] = [
  { route: 'about-acrylic', why: 'A film of the same light, falling through coloured panes' },
  { route: 'design', why: 'Where one learns to look first and to draw afterwards' },
  { route: 'community', why: 'The people of these schools, and what their week is like' },
];
