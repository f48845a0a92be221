import { createElement as h } from 'react';
import satori, { type Font } from 'satori';
import { sign } from '../sign.ts';
import { block, colourOf } from '../style-tokens.ts';
import { type Faces, faces } from './faces.ts';

/** What the words' side of a card says, and in which hue of src/styles/tokens.css. */
export interface CardWords {
  /** The page's heading; in two parts where the page sets it so, as a programme does: 'D.Pharm', 'Diploma in Pharmacy'. */
  title: string;
  subtitle: string;
  school: string;
  tagline: string;
  hue: string | undefined;
  language: string;
}

/** The size of a whole card in pixels, as Open Graph asks for it, and of the side with the words. */
export const cardSize = { width: 1200, height: 630, panel: 560 } as const;

export const padding = 52;
/** The share of its size that a letter of the headings' face takes on the average. */
const letterWidth = 0.68;

/**
 * The words' side of a social card as SVG, its letters as outlines: the school's mark and name, the page's title, the tagline. Hindi words
 * are left out: satori does not shape Devanagari, and devanagari.ts draws them.
 */
export async function panel({ title, subtitle, school, tagline, hue, language }: CardWords): Promise<string> {
  fonts ??= fontsOf(await faces());
  const colours = hue ? [block(`[data-hue='${hue}']`)] : [];
  const ground = hue ? colourOf('colour-accent', colours) : colourOf('ink');
  const paper = colourOf('paper');
  const latin = language !== 'hi';
  const words = h(
    'div',
    {
      style: {
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: cardSize.panel,
        height: cardSize.height,
        padding,
        background: ground,
        color: paper,
        borderRight: `10px solid ${colourOf('colour-accent-bright', colours)}`,
      },
    },
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center' } },
      sign(56, paper, ground),
      h('div', { style: { display: 'flex', marginLeft: 20, fontFamily: 'text', fontSize: 30 } }, school),
    ),
    latin &&
      h(
        'div',
        { style: { display: 'flex', flexDirection: 'column', marginTop: 'auto', marginBottom: 36 } },
        h('div', { style: { ...heading(titleSize(title)), lineHeight: 1.04 } }, title),
        subtitle && h('div', { style: { ...heading(32), marginTop: 18, lineHeight: 1.15 } }, subtitle),
      ),
    latin && h('div', { style: { display: 'flex', fontFamily: 'text', fontSize: 27 } }, tagline),
  );
  return satori(words, {
    width: cardSize.panel,
    height: cardSize.height,
    fonts,
  });
}

/** One list for all cards: satori reads a font anew for every list that it is given. */
let fonts: Font[] | undefined;

const fontsOf = ({ heading: wide, text }: Faces): Font[] => [
  { name: 'heading', data: wide, weight: 400 },
  { name: 'text', data: text, weight: 400 },
];

const heading = (fontSize: number) => ({ display: 'flex', fontFamily: 'heading', fontSize, letterSpacing: '-0.02em' });

/** As large as the longest word allows, and smaller for a title of many words. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const room = cardSize.panel - 2 * padding - 10;
  return Math.floor(Math.min(title.length > 34 ? 54 : 72, room / (longest * letterWidth)));
}
