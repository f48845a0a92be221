import { createElement as h } from 'react';
import satori, { type Font } from 'satori';
import { logoElement } from '../logo-element.ts';
import { block, colourOf } from '../style-tokens.ts';
import { type FontFaces, fontFaces } from './card-fonts.ts';

/** The text of a card's left panel, its hue (src/styles/tokens.css) and its language. */
export interface CardText {
  /** The page's heading. Programme pages have a second line: title 'D.Pharm', subtitle 'Diploma in Pharmacy'. */
  title: string;
  subtitle: string;
  school: string;
  tagline: string;
  hue: string | undefined;
  language: string;
}

/** The size of a card in pixels, as recommended for Open Graph, and the width of its text panel. */
export const cardSize = { width: 1200, height: 630, panel: 560 } as const;

export const padding = 52;
/** Average width of a character of the heading face, as a fraction of the font size. */
const characterWidth = 0.68;

/**
 * Returns the text panel of a social card as SVG, with text as outlines: the school's logo and name, the page's title, the tagline. Omits
 * a Hindi title, because satori can't shape Devanagari; devanagari.ts renders it.
 */
export async function panel({ title, subtitle, school, tagline, hue, language }: CardText): Promise<string> {
  fonts ??= fontsOf(await fontFaces());
  const colours = hue ? [block(`[data-hue='${hue}']`)] : [];
  const background = hue ? colourOf('colour-accent', colours) : colourOf('ink');
  const paper = colourOf('paper');
  const isLatin = language !== 'hi';
  const content = h(
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
        background,
        color: paper,
        borderRight: `10px solid ${colourOf('colour-accent-bright', colours)}`,
      },
    },
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center' } },
      logoElement(56, paper, background),
      h('div', { style: { display: 'flex', marginLeft: 20, fontFamily: 'text', fontSize: 30 } }, school),
    ),
    isLatin &&
      h(
        'div',
        { style: { display: 'flex', flexDirection: 'column', marginTop: 'auto', marginBottom: 36 } },
        h('div', { style: { ...heading(titleSize(title)), lineHeight: 1.04 } }, title),
        subtitle && h('div', { style: { ...heading(32), marginTop: 18, lineHeight: 1.15 } }, subtitle),
      ),
    isLatin && h('div', { style: { display: 'flex', fontFamily: 'text', fontSize: 27 } }, tagline),
  );
  return satori(content, {
    width: cardSize.panel,
    height: cardSize.height,
    fonts,
  });
}

/** Shared by all cards, because satori parses the fonts of every new list. */
let fonts: Font[] | undefined;

const fontsOf = ({ heading: headingFace, text }: FontFaces): Font[] => [
  { name: 'heading', data: headingFace, weight: 400 },
  { name: 'text', data: text, weight: 400 },
];

const heading = (fontSize: number) => ({ display: 'flex', fontFamily: 'heading', fontSize, letterSpacing: '-0.02em' });

/** Returns the font size in pixels at which the longest word fits the panel, at most 72, or 54 for a long title. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const availableWidth = cardSize.panel - 2 * padding - 10;
  return Math.floor(Math.min(title.length > 34 ? 54 : 72, availableWidth / (longest * characterWidth)));
}
