/**
 * The lattice light that fills the letters of the intros: the part of the home page's picture where the sun comes through the pierced
 * screen. Kept beside the overlay's styles, which alone use it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * The parts of the master, in shares of its width and height, and the files' widths in pixels. A phone gets only what its letters show, small
 * enough that a browser doesn't count it as the page's largest picture, which would come after the words.
 */
const cuts = {
  'lattice-light.avif': { left: 0, top: 0.07, width: 0.47, height: 0.45, pixels: 900 },
  'lattice-light-small.avif': { left: 0.078, top: 0.138, width: 0.313, height: 0.281, pixels: 250 },
};

/** Cuts the light from the master at `master` and writes its files to the folder `out`. Throws when the master can't be read. */
export async function cutIntroLight(master: string, out: string): Promise<void> {
  const { width, height } = await sharp(master).metadata();
  for (const [name, cut] of Object.entries(cuts)) {
    const part = {
      left: Math.round(cut.left * width),
      top: Math.round(cut.top * height),
      width: Math.round(cut.width * width),
      height: Math.round(cut.height * height),
    };
    await writeFile(
      join(out, name),
      await sharp(master).extract(part).resize(cut.pixels).avif({ quality: 38, effort: 9 }).toBuffer(),
    );
  }
}
