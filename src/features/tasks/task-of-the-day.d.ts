/** The task of the build day (tools/task-of-the-day.ts), so that the home page ships the drawing of one task only. */
declare module 'task-of-the-day' {
  export { SchoolTask } from './legal.tsx';
}
