/** The site's font files, and static instances of its variable fonts. satori draws text as outlines and can't read variable fonts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { characters, fontFiles } from '../../media/fonts.ts';

/** Reads a font file of a package. `file` is one of media/fonts.ts. */
export const readFont = (file: string): Promise<Buffer> => readFile(createRequire(import.meta.url).resolve(file));

/** The expanded face of headings, the face of text and the italic face of phrases. */
export type FontFaces = Record<'heading' | 'text' | 'phrase', Buffer>;

let cachedFaces: Promise<FontFaces> | undefined;

/** Returns the font faces. They are cached per process. */
export function fontFaces(): Promise<FontFaces> {
  cachedFaces ??= createFaces();
  return cachedFaces;
}

async function createFaces(): Promise<FontFaces> {
  const createInstance = async (file: string, variationAxes: Record<string, number>) =>
    subsetFont(await readFont(file), characters.text, { targetFormat: 'sfnt', variationAxes });
  const [heading, text, phrase] = await Promise.all([
    createInstance(fontFiles.anek, { wdth: 125, wght: 640 }),
    createInstance(fontFiles.anek, { wdth: 100, wght: 560 }),
    createInstance(fontFiles.tiroLatinItalic, {}),
  ]);
  return { heading, text, phrase };
}
