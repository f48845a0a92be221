import { join } from 'node:path';
import { copyProject } from '../../tools/project-copy.ts';

export interface TemporaryBuild {
  /** The built site. */
  folder: string;
  status: number | null;
  /** stdout followed by stderr. */
  output: string;
  remove(): Promise<void>;
}

/** Builds the site with environment variables of the test, in a copy of the repository. */
export async function buildWithSettings(settings: {
  SITE_URL?: string;
  ANALYTICS_ID?: string;
  TODAY?: string;
  EXAMPLES?: '1';
}): Promise<TemporaryBuild> {
  const copy = await copyProject({ isolateCache: false });
  const { status, output } = await copy.run(['tools/build.ts'], settings);
  return { folder: join(copy.folder, 'dist'), status, output, remove: copy.remove };
}
