/** One of the nine, by the day of the build (astro.config.ts): home then carries the drawing of that one and of no other. */
declare module 'task-of-the-day' {
  export { SchoolTask } from './legal.tsx';
}
