/**
 * Social cards: what a link to a page shows in a message. Made after the pages, from the pages: a card has the page's heading in the
 * site's type and hue beside the first picture of the page.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { type CardWords, cardSize, panel } from './panel.ts';

interface Card extends CardWords {
  /** The card's own file: `/social/faq.jpg`. */
  path: string;
  /** The picture's file within the built folder, and where the eye should rest, in percent. */
  picture: string;
  focus: { x: number; y: number };
}

const largest = 200 * 1024;
const cache = fileURLToPath(new URL('../../node_modules/.cache/social-cards/', import.meta.url));

/**
 * Writes the card of each page into the built folder and gives their number. A card whose words, picture and design are as before is
 * taken from the cache. Throws when a page names no card, or a card is larger than 200 KB.
 */
export async function writeSocialCards(
  documents: ReadonlyMap<string, HTMLElement>,
  folder: string,
  school: { name: string; tagline: string },
): Promise<number> {
  const home = documents.get('/');
  if (!home) throw new Error('No page was built for the address /, which lends its picture to pages without one.');
  const cards = new Map<string, Card>();
  for (const [page, document] of documents) {
    const card = cardOf(page, document, home, school);
    // The page for unknown addresses shows the home page's card, and the home page comes first.
    if (!cards.has(card.path)) cards.set(card.path, card);
  }
  const design = await Promise.all(
    ['panel.ts', 'social-cards.ts', '../faces.ts', '../sign.ts', '../../src/lib/mark.ts'].map((file) =>
      readFile(new URL(file, import.meta.url)),
    ),
  );
  await mkdir(cache, { recursive: true });
  await mkdir(join(folder, 'social'), { recursive: true });
  await Promise.all([...cards.values()].map((card) => writeCard(card, folder, Buffer.concat(design))));
  return cards.size;
}

function cardOf(page: string, document: HTMLElement, home: HTMLElement, school: { name: string; tagline: string }): Card {
  const address = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  const heading = document.querySelector('h1');
  const parts = heading?.querySelectorAll(':scope > span') ?? [];
  const [title, subtitle = ''] = (parts.length === 2 ? parts : [heading]).map((part) => part?.text.replace(/\s+/g, ' ').trim());
  if (!address || !title) throw new Error(`${page}: a page needs an og:image and a first heading for its social card.`);
  const image = document.querySelector('main picture img') ?? home.querySelector('main picture img');
  const picture = image?.getAttribute('src');
  if (!picture) throw new Error('The home page has no picture for the social cards.');
  const percent = (name: string) => Number(image?.parentNode?.getAttribute(name) ?? 50);
  return {
    path: new URL(address).pathname,
    title,
    subtitle,
    school: school.name,
    tagline: school.tagline,
    hue: document.querySelector('body')?.getAttribute('data-hue'),
    picture,
    focus: { x: percent('data-focus-x'), y: percent('data-focus-y') },
  };
}

async function writeCard(card: Card, folder: string, design: Buffer): Promise<void> {
  const key = createHash('sha256').update(JSON.stringify(card)).update(design).digest('hex').slice(0, 20);
  const kept = join(cache, `${key}.jpg`);
  const target = join(folder, 'social', basename(card.path));
  if (
    await copyFile(kept, target).then(
      () => true,
      () => false,
    )
  )
    return;
  const words = await sharp(Buffer.from(await panel(card)))
    .png()
    .toBuffer();
  const beside = await pictureSide(join(folder, card.picture), card.focus);
  const bytes = await sharp({ create: { width: cardSize.width, height: cardSize.height, channels: 3, background: '#000' } })
    .composite([
      { input: beside, left: cardSize.panel, top: 0 },
      { input: words, left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  if (bytes.length > largest)
    throw new Error(`The social card ${card.path} is larger than ${largest} bytes: choose a calmer picture for its page.`);
  await writeFile(kept, bytes);
  await writeFile(target, bytes);
}

/** A picture cut to the card's right side, around its focus. */
async function pictureSide(file: string, focus: { x: number; y: number }): Promise<Buffer> {
  const [width, height] = [cardSize.width - cardSize.panel, cardSize.height];
  const whole = await sharp(file).metadata();
  const scale = Math.max(width / whole.width, height / whole.height);
  const scaled = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) };
  return sharp(file)
    .resize(scaled)
    .extract({
      left: Math.round((scaled.width - width) * (focus.x / 100)),
      top: Math.round((scaled.height - height) * (focus.y / 100)),
      width,
      height,
    })
    .png()
    .toBuffer();
}
