/** The site's fonts as they lie in their packages, and its faces as single instances, for what draws letters as outlines: satori takes no other. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { characters, fontFiles } from '../../media/fonts.ts';

/** A font's file, of those in media/fonts.ts. */
export const fontAt = (file: string): Promise<Buffer> => readFile(createRequire(import.meta.url).resolve(file));

/** The headings' wide face, the text's, and the italic of phrases. */
export type Faces = Record<'heading' | 'text' | 'phrase', Buffer>;

let cut: Promise<Faces> | undefined;

/** The faces, cut once in a process. */
export function faces(): Promise<Faces> {
  cut ??= cutFaces();
  return cut;
}

async function cutFaces(): Promise<Faces> {
  const instance = async (file: string, variationAxes: Record<string, number>) =>
    subsetFont(await fontAt(file), characters.text, { targetFormat: 'sfnt', variationAxes });
  const [heading, text, phrase] = await Promise.all([
    instance(fontFiles.anek, { wdth: 125, wght: 640 }),
    instance(fontFiles.anek, { wdth: 100, wght: 560 }),
    instance(fontFiles.tiro, {}),
  ]);
  return { heading, text, phrase };
}
