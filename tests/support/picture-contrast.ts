import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf, type Rgb } from '../../publish/style-tokens.ts';
import { picturesHere } from './acts.ts';

/** A line of text that stands on the screen as it is now. */
interface Line {
  text: string;
  /** The `data-measured` of the element that was asked for. */
  number: string;
  /** On the screen, in CSS pixels. */
  box: { x: number; y: number; width: number; height: number };
  colour: Rgb;
  /** What WCAG 2.2 asks of text of its size and weight (1.4.3). */
  needed: number;
}

interface Measured extends Line {
  /** The contrast that 95 of 100 pixels beneath have at least. */
  contrast: number;
}

/** The contrast of the text of some elements with each pixel beneath it, from a screenshot without the text. */
export async function contrastOfTexts(page: Page, selector: string): Promise<Measured[]> {
  // What lets the pointer through, as the bar does, covers what is below it all the same.
  const lines = await styled(page, '* { pointer-events: auto !important; }', () => page.evaluate(findLines, selector));
  if (lines.length === 0) return [];
  await picturesHere(page);
  const bare =
    '* { color: transparent !important; transition: none !important; } a, button { text-decoration-color: transparent !important; }';
  const shot = sharp(await styled(page, bare, () => page.screenshot({ scale: 'css' }))).removeAlpha();
  return Promise.all(
    lines.map(async (line) => {
      const { x, y, width, height } = line.box;
      const pixels = await shot.clone().extract({ left: x, top: y, width, height }).raw().toBuffer();
      const contrasts: number[] = [];
      for (let at = 0; at < pixels.length; at += 3) {
        contrasts.push(contrastOf(line.colour, [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]));
      }
      contrasts.sort((a, b) => a - b);
      return { ...line, contrast: contrasts[Math.floor(contrasts.length * 0.05)] ?? 0 };
    }),
  );
}

/** What `act` gives while the page has another style sheet laid over its own (as an object, which the page's policy allows). */
async function styled<Result>(page: Page, css: string, act: () => Promise<Result>): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const result = await act();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return result;
}

/** Runs in the page. `wanted`: the elements whose lines are asked for. */
function findLines(wanted: string): Line[] {
  const found: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('svg, picture, video, noscript, script, style, .visually-hidden')) continue;
    const number = element.closest<HTMLElement>(wanted)?.dataset.measured;
    if (number === undefined) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const x = Math.max(0, Math.ceil(rect.left));
      const y = Math.max(0, Math.ceil(rect.top));
      const width = Math.min(window.innerWidth, Math.floor(rect.right)) - x;
      const height = Math.min(window.innerHeight, Math.floor(rect.bottom)) - y;
      // The box of a line of large letters may stand out of its element's own, the lines of a headline being close.
      const open = [0.3, 0.5, 0.7].every((share) => onTop(element, x + width / 2, y + height * share));
      if (width < 4 || height < 4 || !open || melts(element, y)) continue;
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      found.push({ text: text.slice(0, 60), number, box: { x, y, width, height }, colour: [r, g, b], needed: large ? 3 : 4.5 });
    }
  }
  return found;

  /** Text melts away beneath the bar; it is measured where it stands clear of it. */
  function melts(element: Element, top: number): boolean {
    const bar = document.querySelector('body > header');
    return bar !== null && !bar.contains(element) && top < bar.getBoundingClientRect().bottom;
  }

  function onTop(element: Element, x: number, y: number): boolean {
    const stack = document.elementsFromPoint(x, y);
    const own = stack.findIndex((one) => one === element || element.contains(one));
    return own >= 0 && !isCovered(stack.slice(0, own));
  }

  /** Under the bar, say, whose ground is a part that fills it: then it is not to be read. */
  function isCovered(above: readonly Element[]): boolean {
    const grounded = ({ backgroundColor, opacity }: CSSStyleDeclaration) =>
      backgroundColor !== 'rgba(0, 0, 0, 0)' && Number(opacity) > 0;
    return above.some((one) => {
      const part = getComputedStyle(one, '::after');
      return grounded(getComputedStyle(one)) || (part.content !== 'none' && part.inset === '0px' && grounded(part));
    });
  }
}
