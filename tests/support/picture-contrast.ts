import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf, type Rgb } from '../../build/style-tokens.ts';
import { picturesHere } from './acts.ts';

/** A line of text that stands over a picture on the screen as it is now. */
interface Line {
  text: string;
  /** The `data-measured` of the element that was asked for. */
  number: string | undefined;
  /** On the screen, in CSS pixels. */
  box: { x: number; y: number; width: number; height: number };
  colour: Rgb;
  /** What WCAG 2.2 asks of text of its size and weight (1.4.3). */
  needed: number;
}

export interface Measured extends Line {
  /** The contrast that 95 of 100 pixels beneath have at least. */
  contrast: number;
}

/**
 * The contrast of all text that stands over a picture, a film or a gradient on the screen as it is now: the text is taken away, the
 * screen is photographed, and each pixel beneath a line is measured against the text's colour.
 */
export async function contrastOverPictures(page: Page): Promise<Measured[]> {
  return measure(page, await linesOnScreen(page, null));
}

/** The same for the text of elements that a selector names, whatever it stands over. What is covered is left out. */
export async function contrastOfTexts(page: Page, selector: string): Promise<Measured[]> {
  return measure(page, await linesOnScreen(page, selector));
}

function linesOnScreen(page: Page, selector: string | null): Promise<Line[]> {
  // What lets the pointer through, as the bar does, covers what is below it all the same.
  return styled(page, '* { pointer-events: auto !important; }', () => page.evaluate(findLines, selector));
}

async function measure(page: Page, lines: readonly Line[]): Promise<Measured[]> {
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

/** Runs in the page. `wanted`: the elements whose lines are asked for; null for all lines over pictures. */
function findLines(wanted: string | null): Line[] {
  const found: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('svg, picture, video, noscript, script, style, .visually-hidden')) continue;
    const number = wanted === null ? undefined : element.closest<HTMLElement>(wanted)?.dataset.measured;
    if (wanted === null ? element.closest('[aria-hidden="true"]') : number === undefined) continue;
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
      const meant = wanted === null ? overPicture : onTop;
      // The box of a line of large letters may stand out of its element's own, the lines of a headline being close.
      const over = (wanted === null && !large ? [0.1, 0.5, 0.9] : [0.3, 0.5, 0.7]).every((share) =>
        meant(element, x + width / 2, y + height * share),
      );
      if (width < 4 || height < 4 || !over || (wanted !== null && melts(element, y))) continue;
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

  /** Whether the first thing with a ground of its own, from the text downwards, is a picture or holds the picture that covers it. */
  function overPicture(element: Element, x: number, y: number): boolean {
    const stack = document.elementsFromPoint(x, y);
    const own = stack.findIndex((one) => one === element || element.contains(one));
    if (own < 0) return false;
    if (isCovered(stack.slice(0, own))) return false;
    for (const [at, one] of stack.slice(own).entries()) {
      if (isPicture(one)) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (backgroundImage.includes('gradient')) return true;
      const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(backgroundColor)?.[1];
      if (alpha === undefined || Number(alpha) === 1) {
        return stack.slice(own + at + 1).some((below) => isPicture(below) && one.contains(below));
      }
    }
    return false;
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

  function isPicture(one: Element): boolean {
    return one instanceof HTMLImageElement || one instanceof HTMLVideoElement || one instanceof HTMLCanvasElement;
  }
}
