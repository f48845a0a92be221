/** Key of the kept courses in `localStorage`. In a file of its own, so that the script of every page includes nothing else. */
export const keptKey = 'kept-courses';
