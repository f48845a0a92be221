/**
 * The lattice light that fills the letters of the intros: the part of the home page's picture where the sun comes through the pierced
 * screen. Kept beside the overlay's styles, which alone use it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The part of the master, in shares of its width and height. */
const part = { left: 0, top: 0.07, width: 0.47, height: 0.45 };
/** The files and their widths in pixels: on a phone the letters hide the first screen until theirs has come, so it has a lighter one. */
const files = { 'lattice-light.avif': 900, 'lattice-light-small.avif': 480 };

/** Cuts the light from the master at `master` and writes its files to the folder `out`. Throws when the master can't be read. */
export async function cutIntroLight(master: string, out: string): Promise<void> {
  const { width, height } = await sharp(master).metadata();
  const cut = sharp(master).extract({
    left: Math.round(part.left * width),
    top: Math.round(part.top * height),
    width: Math.round(part.width * width),
    height: Math.round(part.height * height),
  });
  for (const [name, fileWidth] of Object.entries(files))
    await writeFile(join(out, name), await cut.clone().resize(fileWidth).avif({ quality: 38, effort: 9 }).toBuffer());
}
