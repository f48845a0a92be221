/** What pages ask for, at build. */
import { all, one, wordsOf } from '../data/get.ts';
import { labelOf, pathOf, placeOf, type RouteId } from '../data/routes.ts';
import type { TaskView } from '../features/tasks/task-view.ts';
import { taskId } from '../features/tasks/task-view.ts';

/** The task of a school, with the ways on from its ending. `named`: on a page that is not that school's. */
export async function taskOf(id: string, named = false): Promise<TaskView> {
  const tasks = await all('tasks');
  const { title, steps, endings, says, answer, course } = await one('tasks', id);
  const next = tasks[(tasks.findIndex((task) => task.id === id) + 1) % tasks.length];
  if (!next) throw new Error('There are no tasks.');
  const { card, hue } = await one('schools', id);
  const { howToApply: apply } = await wordsOf('school-pages');
  return {
    title,
    steps,
    endings,
    says,
    answer,
    hue,
    here: pathOf(named ? 'home' : (id as RouteId)),
    school: named ? card.name : undefined,
    ways: [
      { href: placeOf(course.page, course.fragment), label: course.label ?? labelOf(course.page) },
      { href: placeOf(apply.page, apply.fragment), label: apply.label ?? labelOf(apply.page) },
      { href: placeOf(next.id as RouteId, taskId), label: next.title },
    ],
  };
}
