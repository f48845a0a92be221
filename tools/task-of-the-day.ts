import type { Plugin } from 'vite';
import { schoolOfTheDay } from '#features/tasks/school-of-the-day.ts';
import { readValidContent } from '#model/read-content.ts';
import { readSettings } from '#model/settings.ts';
import { projectPath } from '../publish/project.ts';

/** Resolves `task-of-the-day` to the task that the home page shows on the day of the build, so that it ships that one task and no other. */
export function taskOfTheDay(): Plugin {
  return {
    name: 'task-of-the-day',
    resolveId(id) {
      if (id !== 'task-of-the-day') return null;
      const { tasks, institution } = readValidContent(projectPath());
      return projectPath(`src/features/tasks/${schoolOfTheDay(tasks, readSettings(institution, process.env).today)}.tsx`);
    },
  };
}
