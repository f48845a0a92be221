/**
 * Social cards: what a link to a page shows in a message. Made after the pages, from the pages: a card has the page's heading in the
 * site's type and hue beside the first picture of the page.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { PageFacts } from '../pages/page-facts.ts';
import { inProject } from '../project.ts';
import { devanagari } from './devanagari.ts';
import { type CardWords, cardSize, padding, panel } from './panel.ts';

interface Card extends CardWords {
  /** The card's own file: `/social/faq.jpg`. */
  path: string;
  /** The picture's file within the built folder, and where the eye should rest, in percent. */
  picture: string;
  focus: { x: number; y: number };
}

const largest = 200 * 1024;
const cache = inProject('node_modules/.cache/social-cards/');
/** All that decides how a card looks, beside what it says. */
const designedBy = [
  'publish/{social-cards/*,faces,sign,style-tokens}.ts',
  'src/styles/tokens.css',
  'src/components/mark/mark-shape.ts',
  'media/fonts.ts',
];

/**
 * Writes the card of each page into the built folder and gives their number. A card whose words, picture and design are as before is
 * taken from the cache. Throws when a page names no card, or a card is larger than 200 KB.
 */
export async function writeSocialCards(
  pages: ReadonlyMap<string, PageFacts>,
  folder: string,
  school: { name: string; tagline: string },
): Promise<number> {
  const home = pages.get('/')?.card.picture;
  if (!home) throw new Error('The page at / has no picture, or is not there: it lends its picture to pages without one.');
  const cards = new Map<string, Card>();
  for (const [page, { card: facts }] of pages) {
    const card = cardOf(page, facts, home, school);
    // The page for unknown addresses shows the home page's card, and the home page comes first.
    if (!cards.has(card.path)) cards.set(card.path, card);
  }
  const design = await Array.fromAsync(glob(designedBy, { cwd: inProject() }));
  const drawn = Buffer.concat(await Promise.all(design.sort().map((file) => readFile(inProject(file)))));
  await mkdir(cache, { recursive: true });
  await mkdir(join(folder, 'social'), { recursive: true });
  // All at once: a card that is drawn holds a few megabytes, and the other forty come from the cache.
  await Promise.all(cards.values().map((card) => writeCard(card, folder, drawn)));
  return cards.size;
}

function cardOf(
  page: string,
  { address, title: [title, subtitle = ''], hue, language, picture }: PageFacts['card'],
  home: NonNullable<PageFacts['card']['picture']>,
  school: { name: string; tagline: string },
): Card {
  if (!address || !title) throw new Error(`${page}: a page needs an og:image and a first heading for its social card.`);
  return {
    path: new URL(address).pathname,
    title,
    subtitle,
    school: school.name,
    tagline: school.tagline,
    hue: hue ?? undefined,
    language,
    picture: (picture ?? home).file,
    focus: (picture ?? home).focus,
  };
}

async function writeCard(card: Card, folder: string, design: Buffer): Promise<void> {
  const key = createHash('sha256').update(JSON.stringify(card)).update(design).digest('hex').slice(0, 20);
  const kept = join(cache, `${key}.jpg`);
  const target = join(folder, 'social', basename(card.path));
  if (existsSync(kept)) return copyFile(kept, target);
  const words = await pixelsOf(sharp(Buffer.from(await panel(card))));
  const hindi = card.language === 'hi' ? await pixelsOf(await devanagari(card)) : null;
  const beside = await pictureSide(join(folder, card.picture), card.focus);
  const bytes = await sharp({ create: { width: cardSize.width, height: cardSize.height, channels: 3, background: '#000' } })
    .composite([
      { ...beside, left: cardSize.panel, top: 0 },
      { ...words, left: 0, top: 0 },
      ...(hindi ? [{ ...hindi, left: padding, top: cardSize.height - padding - hindi.raw.height }] : []),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  if (bytes.length > largest)
    throw new Error(`The social card ${card.path} is larger than ${largest} bytes: choose a calmer picture for its page.`);
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
