import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import subsetFont from 'subset-font';
import { fontFiles } from '../../media/fonts.ts';
import { colourOf } from '../style-tokens.ts';
import { fontAt } from './faces.ts';
import { type CardWords, cardSize, padding } from './panel.ts';

/** A card's title and what stands under it in Hindi, as a picture: Pango joins the letters of Devanagari. */
export async function devanagari({ title, subtitle }: Pick<CardWords, 'title' | 'subtitle'>): Promise<Sharp> {
  const source = await fontAt(fontFiles.tiroDevanagari);
  const folder = await mkdtemp(join(tmpdir(), 'card-'));
  try {
    // Pango takes its font from a file, and none that is packed as WOFF2.
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
