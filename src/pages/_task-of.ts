/** What pages ask for, at build. */

import type { TaskView } from '../features/tasks/task-view.ts';
import { taskId } from '../features/tasks/task-view.ts';
import { content, entryOf } from '../model/content.ts';
import { labelOf, placeOf, type RouteId } from '../model/routes.ts';

/** The task of a school, with the ways on from its ending. `named`: on a page that is not that school's. */
export async function taskOf(id: string, named = false): Promise<TaskView> {
  const tasks = content.tasks;
  const { title, steps, endings, says, answer, course } = entryOf('tasks', id);
  const next = tasks[(tasks.findIndex((task) => task.id === id) + 1) % tasks.length];
  if (!next) throw new Error('There are no tasks.');
  const { card, hue } = entryOf('schools', id);
  const { howToApply: apply } = content.pages['school-pages'];
  return {
    title,
    steps,
    endings,
    says,
    answer,
    hue,
    school: named ? card.name : undefined,
    ways: [
      { href: placeOf(course.page, course.fragment), label: course.label ?? labelOf(course.page) },
      { href: placeOf(apply.page, apply.fragment), label: apply.label ?? labelOf(apply.page) },
      { href: placeOf(next.id as RouteId, taskId), label: next.title },
    ],
  };
}
