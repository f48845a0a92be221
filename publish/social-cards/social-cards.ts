/** Social cards: a page's title in the site's font and hue, beside its picture. model/social-cards.ts computes the content of each card. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { site } from '#model/site.ts';
import { type SocialCard, socialCards } from '#model/social-cards.ts';
import { projectPath } from '../project.ts';
import { devanagari } from './devanagari.ts';
import { cardSize, padding, panel } from './panel.ts';

const maxBytes = 200 * 1024;
const cache = projectPath('node_modules/.cache/social-cards/');
/** The files that determine the appearance of cards. Their contents are part of the cache key. */
const designSources = [
  'publish/{social-cards/*,logo-element,style-tokens}.ts',
  'src/styles/tokens.css',
  'src/components/logo/logo-shape.ts',
  'media/fonts.ts',
];

/**
 * Writes the card of every page into the built folder. A card with unchanged text, picture and design comes from the cache. Throws if a card is
 * larger than 200 KB.
 */
export async function writeSocialCards(folder: string): Promise<void> {
  const designFiles = await Array.fromAsync(glob(designSources, { cwd: projectPath() }));
  const design = Buffer.concat(await Promise.all(designFiles.sort().map((file) => readFile(projectPath(file)))));
  await mkdir(cache, { recursive: true });
  await mkdir(join(folder, 'social'), { recursive: true });
  // In parallel: rendering a card needs only a few megabytes, and most cards are in the cache.
  await Promise.all(socialCards().map((card) => writeCard(card, folder, design)));
}

async function writeCard({ path, picture, ...card }: SocialCard, folder: string, design: Buffer): Promise<void> {
  const largestFile = picture.webp.at(-1);
  if (!largestFile) throw new Error(`The picture '${picture.id}' has no WebP file for the card ${path}: run 'npm run media'.`);
  const text = { ...card, school: site.name, tagline: site.tagline };
  const key = createHash('sha256')
    .update(JSON.stringify([text, largestFile.src, picture.focus]))
    .update(design);
  const cachedFile = join(cache, `${key.digest('hex').slice(0, 20)}.jpg`);
  const target = join(folder, path);
  if (existsSync(cachedFile)) return copyFile(cachedFile, target);
  const textLayer = await pixelsOf(sharp(Buffer.from(await panel(text))));
  const hindiLayer = card.language === 'hi' ? await pixelsOf(await devanagari(text)) : null;
  const pictureLayer = await cropPicture(join(folder, largestFile.src), picture.focus);
  const bytes = await sharp({ create: { width: cardSize.width, height: cardSize.height, channels: 3, background: '#000' } })
    .composite([
      { ...pictureLayer, left: cardSize.panel, top: 0 },
      { ...textLayer, left: 0, top: 0 },
      ...(hindiLayer ? [{ ...hindiLayer, left: padding, top: cardSize.height - padding - hindiLayer.raw.height }] : []),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  if (bytes.length > maxBytes)
    throw new Error(`The social card ${path} is larger than ${maxBytes} bytes: choose a picture with less detail for its page.`);
  await writeFile(cachedFile, bytes);
  await writeFile(target, bytes);
}

/** Crops a picture around its focal point to the right side of the card. */
async function cropPicture(file: string, focus: { x: number; y: number }): Promise<Pixels> {
  const [width, height] = [cardSize.width - cardSize.panel, cardSize.height];
  const original = await sharp(file).metadata();
  const scale = Math.max(width / original.width, height / original.height);
  const scaled = { width: Math.ceil(original.width * scale), height: Math.ceil(original.height * scale) };
  const left = Math.round((scaled.width - width) * (focus.x / 100));
  const top = Math.round((scaled.height - height) * (focus.y / 100));
  return pixelsOf(sharp(file).resize(scaled).extract({ left, top, width, height }));
}

/** An uncompressed picture, as an argument of `composite`. */
interface Pixels {
  input: Buffer;
  raw: OutputInfo;
}

/** Returns uncompressed pixels: encoding and decoding a file in between would take longer than the rest of the card. */
async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
