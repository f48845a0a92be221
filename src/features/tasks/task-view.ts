/** A task as its island takes it: its words, the school that it belongs to, and the ways on. */
import type { School } from '#schemas/school.ts';
import type { Task } from '#schemas/task.ts';

interface Way {
  href: string;
  label: string;
}

export interface TaskView extends Pick<Task, 'title' | 'steps' | 'endings' | 'says' | 'answer'> {
  /** Said where it is not the page's own. */
  school?: string | undefined;
  hue: School['hue'];
  /** The address of the page that it stands on. */
  here: string;
  /** The course that fits, how to apply, and the task of another school. */
  ways: readonly Way[];
}

/** The address of a task on its school's page, and of the one on the home page. */
export const taskId = 'task';
