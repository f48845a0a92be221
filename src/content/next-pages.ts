import { inWords, inWordsFirst } from '../lib/number-words.ts';
import type { RouteId } from '../lib/routes.ts';
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

/** What a reader of a standing page looks at next. */
export const afterPage = {
  research: [
    { route: 'innovation', why: 'What the school tried on its own teaching, and what it kept' },
    { route: 'science', why: 'Where students learn to measure before they conclude' },
    { route: 'digital-library', why: 'The books and journals that such work begins with' },
  ],
  innovation: [
    { route: 'research', why: 'The questions that teachers and students work on' },
    { route: 'digital-learning', why: 'The portal where a course goes on after class' },
    { route: 'about', why: 'What the school is for, and how it teaches' },
  ],
  community: [
    { route: 'whatson', why: 'Days on which the gate stands open to families' },
    { route: 'gallery', why: 'One day in pictures, from dawn to dusk' },
    { route: 'student-handbook', why: 'The rules that make such a week possible' },
  ],
  'digital-library': [
    { route: 'digital-learning', why: 'The other door: your own modules, behind a login' },
    { route: 'research', why: 'What is made of all that reading' },
    { route: 'student-handbook', why: 'Books and their return: the rules in full' },
  ],
  'digital-learning': [
    { route: 'digital-library', why: 'What anyone may read, without a login' },
    { route: 'courses', why: 'Every programme and course of the nine schools' },
    { route: 'faq', why: 'Attendance, parents, devices: what families asked' },
  ],
  faq: [howToApply, allCourses, { route: 'whatson', why: 'Days when you can come and ask in person' }],
  'student-handbook': [
    { route: 'faq', why: 'The same matters as questions, with short answers' },
    { route: 'academic-calendar', why: 'The dates of the year, once they are confirmed' },
    { route: 'community', why: 'What a week is like between the rules' },
  ],
  awards: [
    { route: 'about', why: 'What the school is for, and how it teaches' },
    { route: 'career-support', why: 'Figures about work, and how they are counted' },
    { route: 'faq', why: 'Recognition, degrees and fees: what families asked' },
  ],
  whatson: [
    { route: 'gallery', why: 'One day in pictures, from dawn to dusk' },
    { route: 'courses', why: 'What to read before you come and ask' },
    { route: 'community', why: 'What happens on the days between' },
  ],
  'career-support': [
    { route: 'courses', why: 'Every programme, with its length and its entrance' },
    { route: 'awards', why: 'Partners and awards, and how to check them' },
    { route: 'faq', why: 'What else families asked before they decided' },
  ],
} satisfies Partial<Record<RouteId, readonly NextPage[]>>;
