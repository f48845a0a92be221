import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenditionManifest } from '#model/pictures.ts';
import { soundContent } from '#model/read-content.ts';
import { leastWidths } from '#schemas/entities.ts';
import { makeRenditions } from './renditions.ts';

/** Makes the files of all pictures whose masters are new, and writes what was made to media/renditions.json. `all`: makes every one again. */
export async function makePictures(
  root: string,
  { report = () => undefined, all = false }: { report?: (line: string) => void; all?: boolean } = {},
): Promise<void> {
  const file = join(root, 'media/renditions.json');
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as RenditionManifest;
  const widths = Object.fromEntries(soundContent(root).pictures.map(({ id, place }) => [id, leastWidths[place]]));
  const masters = join(root, 'media/masters');
  const manifest = await makeRenditions(widths, { masters, out: join(root, 'public/pictures') }, all ? {} : before, report);
  await writeFile(file, `${JSON.stringify(manifest, null, 1)}\n`);
}
