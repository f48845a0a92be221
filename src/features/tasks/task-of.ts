import { content, entryOf } from '#model/content.ts';
import { labelOf, pathOf, placeOf, type RouteId } from '#model/routes.ts';
import { type TaskView, taskId } from './task-view.ts';

/** The task of a school with the links at its end. `named`: on a page that is not that school's. Throws when there is none. */
export function taskOf(id: string, named = false): TaskView {
  const { tasks, pages } = content;
  const { title, steps, endings, says, answer, course } = entryOf('tasks', id);
  const next = tasks[(tasks.findIndex((task) => task.id === id) + 1) % tasks.length];
  if (!next) throw new Error('src/content/tasks is empty: every school has a task.');
  const { card, hue } = entryOf('schools', id);
  const { howToApply: apply } = pages['school-pages'];
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
