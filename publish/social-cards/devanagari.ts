import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import subsetFont from 'subset-font';
import { fontFiles } from '../../media/fonts.ts';
import { colourOf } from '../style-tokens.ts';
import { readFont } from './card-fonts.ts';
import { type CardText, cardSize, padding } from './panel.ts';

/** Renders a card's Hindi title and subtitle as a picture with Pango, which shapes Devanagari. */
export async function devanagari({ title, subtitle }: Pick<CardText, 'title' | 'subtitle'>): Promise<Sharp> {
  const source = await readFont(fontFiles.tiroDevanagari);
  const folder = await mkdtemp(join(tmpdir(), 'card-'));
  try {
    // Pango reads the font from a file and can't read WOFF2.
    const fontfile = join(folder, 'tiro.ttf');
    await writeFile(fontfile, await subsetFont(source, title + subtitle, { targetFormat: 'sfnt' }));
    const paper = colourOf('paper');
    const line = (text: string, size: number) => `<span foreground="${paper}" font="${face} ${size}">${text}</span>`;
    const text = [line(title, 64), ...(subtitle ? [line(subtitle, 31)] : [])].join('\n');
    const width = cardSize.panel - 2 * padding - 10;
    return sharp(
      await sharp({ text: { text, font: face, fontfile, width, dpi: 72, rgba: true, spacing: 12 } })
        .png()
        .toBuffer(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

const face = 'Tiro Devanagari Hindi';
