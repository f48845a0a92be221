import type { School } from '#schemas/school.ts';
import type { Task } from '#schemas/task.ts';

interface Link {
  href: string;
  label: string;
}

/** The props of a task's island: its texts, its school and the links at its end. */
export interface TaskView extends Pick<Task, 'title' | 'steps' | 'endings' | 'lesson' | 'answer'> {
  /** Name of the school, on pages of other schools and the home page. */
  school?: string | undefined;
  hue: School['hue'];
  /** Path of the page, for the link that reloads it. */
  pagePath: string;
  /** Links at the end: a course, how to apply, the task of another school. */
  links: readonly Link[];
}

/** The id of the task's section on its page. */
export const taskId = 'task';
