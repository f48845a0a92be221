/** Key of the kept courses in `localStorage`. A separate file, because the script of every page can only include this line. */
export const keptKey = 'kept-courses';
