import { createElement as h } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { content } from '#model/content.ts';
import { logoElement } from '../publish/logo-element.ts';
import { fontFaces } from '../publish/social-cards/card-fonts.ts';
import { colourOf } from '../publish/style-tokens.ts';

const size = { width: 1280, height: 720 } as const;

/** Returns the reel's two titles as PNG with a transparent background, in the site's typefaces: the school's name, and its name with the tagline. */
export async function reelTitles(): Promise<{ opening: Buffer; closing: Buffer }> {
  const { institution } = content;
  return { opening: await title(institution.name), closing: await title(institution.name, institution.tagline) };
}

async function title(name: string, tagline?: string): Promise<Buffer> {
  const { heading, phrase } = await fontFaces();
  const paper = colourOf('paper');
  const words = h(
    'div',
    {
      style: {
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        width: size.width,
        height: size.height,
        padding: 64,
        color: paper,
        // dark enough at the bottom for the text to be legible over any frame
        background: 'linear-gradient(to top, rgba(19, 20, 28, 0.86), rgba(19, 20, 28, 0.55) 36%, rgba(19, 20, 28, 0) 72%)',
      },
    },
    // The tagline is beside the logo, so that the name is at the same height in both titles, below the people in the film.
    h(
      'div',
      { style: { display: 'flex', alignItems: 'flex-end', gap: 28 } },
      logoElement(72, paper, colourOf('marigold')),
      tagline && h('div', { style: { display: 'flex', fontFamily: 'phrase', fontSize: 42, lineHeight: 1 } }, tagline),
    ),
    h(
      'div',
      { style: { display: 'flex', marginTop: 24, fontFamily: 'heading', fontSize: 76, lineHeight: 1, letterSpacing: '-0.03em' } },
      name,
    ),
  );
  const svg = await satori(words, {
    ...size,
    fonts: [
      { name: 'heading', data: heading, weight: 400 },
      { name: 'phrase', data: phrase, weight: 400 },
    ],
  });
  return sharp(Buffer.from(svg)).png().toBuffer();
}
