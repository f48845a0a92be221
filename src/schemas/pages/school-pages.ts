import { group, line, paragraph } from '../fields.ts';
import { nextPage } from '../shared.ts';

export const schoolPages = group('Texts of school pages and of your own pages', {
  headings: group('Headings', {
    day: line('Heading of the day in pictures', { max: 60 }),
    study: line('Heading of how students learn', { max: 60 }),
    careers: line('Heading of the careers', { max: 60 }),
    questions: line('Heading of the questions', { max: 60 }),
    start: line('Heading of a page of your own whose text begins without one', { max: 60 }),
  }),
  jumps: group('Links at the top of the page', {
    courses: line('Link to the courses', { max: 20 }),
    fees: line('Link to the fees', { max: 20 }),
    day: line('Link to the day in pictures', { max: 20 }),
    study: line('Link to how students learn', { max: 20 }),
    questions: line('Link to the questions', { max: 20 }),
    apply: line('Link to how to apply', { max: 20 }),
  }),
  apply: paragraph('How to apply', { max: 300 }),
  allCourses: nextPage.meta({ title: 'Link to all courses' }),
  howToApply: nextPage.meta({ title: 'Link to how to apply' }),
});
