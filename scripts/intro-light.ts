/**
 * The lattice light that fills the letters of the intros: the part of the home page's picture where the sun comes through the pierced
 * screen. Kept beside the overlay's styles, which alone use it.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The part of the master, in shares of its width and height; and the width of the file in pixels. */
const part = { left: 0, top: 0.07, width: 0.47, height: 0.45 };
const fileWidth = 900;

/** Cuts the light from the master at `master` and writes it to `out`. Throws when the master can't be read. */
export async function cutIntroLight(master: string, out: string): Promise<void> {
  const { width, height } = await sharp(master).metadata();
  const cut = await sharp(master)
    .extract({
      left: Math.round(part.left * width),
      top: Math.round(part.top * height),
      width: Math.round(part.width * width),
      height: Math.round(part.height * height),
    })
    .resize(fileWidth)
    .avif({ quality: 40, effort: 9 })
    .toBuffer();
  await writeFile(out, cut);
}
