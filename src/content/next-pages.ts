import type { NextPage } from './types.ts';

/** The way from every school to all the others. */
export const allCourses: NextPage = {
  route: 'courses',
  why: 'Every programme of the nine schools on one page, by school and from A to Z',
};
