/** Exits with a clear message if Vite can't work in this folder. Runs before commands that start Astro directly. */
import { projectPath } from '../publish/project.ts';
import { projectFolderFault } from '../publish/project-folder.ts';

const fault = projectFolderFault(projectPath());
if (fault) {
  console.error(fault);
  process.exit(1);
}
