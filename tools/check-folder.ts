/** Stops with a plain sentence in a folder in which Vite would break. It runs before commands that start Astro directly. */
import { inProject } from '../publish/project.ts';
import { projectFolderFault } from '../publish/project-folder.ts';

const fault = projectFolderFault(inProject());
if (fault) {
  console.error(fault);
  process.exit(1);
}
