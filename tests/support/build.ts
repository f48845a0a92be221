import { join } from 'node:path';
import { copySite } from '../../tools/site-copy.ts';

export interface OtherBuild {
  /** The built site. */
  folder: string;
  status: number | null;
  /** What the build said on both outputs. */
  said: string;
  remove(): Promise<void>;
}

/** Builds the site with other settings, from a copy of the repository. */
export async function buildOtherwise(settings: {
  SITE_URL?: string;
  ANALYTICS_ID?: string;
  TODAY?: string;
  EXAMPLES?: '1';
}): Promise<OtherBuild> {
  const copy = await copySite({ ownCache: false });
  const { status, said } = await copy.run(['tools/build.ts'], settings);
  return { folder: join(copy.folder, 'dist'), status, said, remove: copy.remove };
}
