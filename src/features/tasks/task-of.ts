import { content, entryOf } from '#model/content.ts';
import { hrefOf, linkOf, pathOf, type RouteId } from '#model/routes.ts';
import { type TaskView, taskId } from './task-view.ts';

/** Returns the task of a school. `isOnHome`: the task is shown on the home page, with the school's name. Throws if the school has no task. */
export function taskOf(id: string, isOnHome = false): TaskView {
  const { tasks, pages } = content;
  const { title, steps, endings, lesson, answer, course } = entryOf('tasks', id);
  const next = tasks[(tasks.findIndex((task) => task.id === id) + 1) % tasks.length];
  if (!next) throw new Error('src/content/tasks has no entries. Every school needs a task.');
  const { card, hue } = entryOf('schools', id);
  return {
    title,
    steps,
    endings,
    lesson,
    answer,
    hue,
    pagePath: pathOf(isOnHome ? 'home' : (id as RouteId)),
    school: isOnHome ? card.name : undefined,
    links: [
      linkOf(course),
      linkOf(pages['school-pages'].howToApply),
      { href: hrefOf(next.id as RouteId, taskId), label: next.title },
    ],
  };
}
