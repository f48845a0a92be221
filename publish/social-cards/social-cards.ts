/** Social cards: the title of a page in the site’s type and hue beside its picture. What each shows is computed in model/social-cards.ts. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { site } from '#model/site.ts';
import { type SocialCard, socialCards } from '#model/social-cards.ts';
import { inProject } from '../project.ts';
import { devanagari } from './devanagari.ts';
import { cardSize, padding, panel } from './panel.ts';

const largest = 200 * 1024;
const cache = inProject('node_modules/.cache/social-cards/');
/** All that decides how a card looks, beside what it says. */
const designedBy = [
  'publish/{social-cards/*,sign,style-tokens}.ts',
  'src/styles/tokens.css',
  'src/components/mark/mark-shape.ts',
  'media/fonts.ts',
];

/**
 * Writes the card of every page into the built folder. A card of the same words, picture and design as before comes from the cache. Throws
 * when a card is larger than 200 KB.
 */
export async function writeSocialCards(folder: string): Promise<void> {
  const design = await Array.fromAsync(glob(designedBy, { cwd: inProject() }));
  const drawn = Buffer.concat(await Promise.all(design.sort().map((file) => readFile(inProject(file)))));
  await mkdir(cache, { recursive: true });
  await mkdir(join(folder, 'social'), { recursive: true });
  // All at once: a card that is drawn holds a few megabytes, and the others come from the cache.
  await Promise.all(socialCards().map((card) => writeCard(card, folder, drawn)));
}

async function writeCard({ path, picture, ...card }: SocialCard, folder: string, design: Buffer): Promise<void> {
  const largestFile = picture.webp.at(-1);
  if (!largestFile) throw new Error(`The picture '${picture.id}' has no WebP file for the card ${path}: run 'npm run media'.`);
  const words = { ...card, school: site.name, tagline: site.tagline };
  const key = createHash('sha256')
    .update(JSON.stringify([words, largestFile.src, picture.focus]))
    .update(design);
  const kept = join(cache, `${key.digest('hex').slice(0, 20)}.jpg`);
  const target = join(folder, path);
  if (existsSync(kept)) return copyFile(kept, target);
  const latin = await pixelsOf(sharp(Buffer.from(await panel(words))));
  const hindi = card.language === 'hi' ? await pixelsOf(await devanagari(words)) : null;
  const beside = await pictureSide(join(folder, largestFile.src), picture.focus);
  const bytes = await sharp({ create: { width: cardSize.width, height: cardSize.height, channels: 3, background: '#000' } })
    .composite([
      { ...beside, left: cardSize.panel, top: 0 },
      { ...latin, left: 0, top: 0 },
      ...(hindi ? [{ ...hindi, left: padding, top: cardSize.height - padding - hindi.raw.height }] : []),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  if (bytes.length > largest)
    throw new Error(`The social card ${path} is larger than ${largest} bytes: choose a calmer picture for its page.`);
  await writeFile(kept, bytes);
  await writeFile(target, bytes);
}

/** A picture cut to the card's right side, around its focus. */
async function pictureSide(file: string, focus: { x: number; y: number }): Promise<Pixels> {
  const [width, height] = [cardSize.width - cardSize.panel, cardSize.height];
  const whole = await sharp(file).metadata();
  const scale = Math.max(width / whole.width, height / whole.height);
  const scaled = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) };
  const left = Math.round((scaled.width - width) * (focus.x / 100));
  const top = Math.round((scaled.height - height) * (focus.y / 100));
  return pixelsOf(sharp(file).resize(scaled).extract({ left, top, width, height }));
}

/** A picture as it is laid over another. */
interface Pixels {
  input: Buffer;
  raw: OutputInfo;
}

/** Bare pixels: a file in between would have to be packed and unpacked, which costs more than the rest of the card. */
async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
