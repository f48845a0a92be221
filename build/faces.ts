/** The site's faces as single instances of the variable font, for what draws letters as outlines: satori takes no other. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { characters, fontFiles } from '../media/fonts.ts';

/** The headings' wide face, the text's, and the italic of phrases. */
export interface Faces {
  heading: Buffer;
  text: Buffer;
  phrase: Buffer;
}

let cut: Promise<Faces> | undefined;

/** The faces, cut once in a process. */
export function faces(): Promise<Faces> {
  cut ??= cutFaces();
  return cut;
}

async function cutFaces(): Promise<Faces> {
  const [heading, text, phrase] = await Promise.all([
    instance(fontFiles.anek, { wdth: 125, wght: 640 }),
    instance(fontFiles.anek, { wdth: 100, wght: 560 }),
    instance(fontFiles.tiro, {}),
  ]);
  return { heading, text, phrase };
}

async function instance(file: string, variationAxes: Record<string, number>): Promise<Buffer> {
  const source = await readFile(createRequire(import.meta.url).resolve(file));
  return subsetFont(source, characters.text, { targetFormat: 'sfnt', variationAxes });
}
