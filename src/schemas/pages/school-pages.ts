import { group, line, paragraph } from '../fields.ts';
import { nextPage } from '../shared.ts';

export const schoolPages = group('On every school page', {
  headings: group('Headings', {
    day: line('Above the day in pictures', { most: 60 }),
    learning: line('Above how one learns', { most: 60 }),
    outcomes: line('Above the roles that courses lead to', { most: 60 }),
    questions: line('Above the questions', { most: 60 }),
  }),
  jumps: group('Links at the top of the page', {
    courses: line('To the courses', { most: 20 }),
    fees: line('To the fees', { most: 20 }),
    day: line('To the day in pictures', { most: 20 }),
    study: line('To how one learns', { most: 20 }),
    questions: line('To the questions', { most: 20 }),
    apply: line('To how to apply', { most: 20 }),
  }),
  apply: paragraph('How one applies', { most: 300 }),
  allCourses: nextPage,
  howToApply: nextPage,
});
