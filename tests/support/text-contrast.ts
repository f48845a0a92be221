import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf, type Rgb } from '../../publish/style-tokens.ts';
import { waitForVisibleImages } from './actions.ts';

/** A line of text in the viewport. */
interface Line {
  text: string;
  /** The `data-measured` attribute of the element that contains the line. */
  targetIndex: string;
  /** Relative to the viewport, in CSS pixels. */
  box: { x: number; y: number; width: number; height: number };
  colour: Rgb;
  /** Minimum contrast for the text's size and weight (WCAG 2.2, 1.4.3). */
  minContrast: number;
}

interface MeasuredLine extends Line {
  /** The minimum contrast over the background's pixels, leaving out the lowest 5 %. */
  contrast: number;
}

/** Measures the contrast of the visible text of elements with the pixels behind it, in a screenshot without the text. */
export async function measureTextContrast(page: Page, selector: string): Promise<MeasuredLine[]> {
  // elementsFromPoint skips elements with `pointer-events: none`, such as the navigation bar, although they cover the text.
  const lines = await withStyles(page, '* { pointer-events: auto !important; }', () => page.evaluate(findLines, selector));
  if (lines.length === 0) return [];
  await waitForVisibleImages(page);
  const withoutText =
    '* { color: transparent !important; transition: none !important; } a, button { text-decoration-color: transparent !important; }';
  const screenshot = sharp(await withStyles(page, withoutText, () => page.screenshot({ scale: 'css' }))).removeAlpha();
  return Promise.all(
    lines.map(async (line) => {
      const { x, y, width, height } = line.box;
      const pixels = await screenshot.clone().extract({ left: x, top: y, width, height }).raw().toBuffer();
      const contrasts: number[] = [];
      for (let i = 0; i < pixels.length; i += 3) {
        contrasts.push(contrastOf(line.colour, [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]));
      }
      contrasts.sort((a, b) => a - b);
      return { ...line, contrast: contrasts[Math.floor(contrasts.length * 0.05)] ?? 0 };
    }),
  );
}

/** Calls `callback` while the page has an additional style sheet, constructed by script because the page's CSP blocks inline styles. */
async function withStyles<Result>(page: Page, css: string, callback: () => Promise<Result>): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const result = await callback();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return result;
}

/** Returns the uncovered lines of text in the elements that match `selector`. Runs in the page, so it can't use anything from outside. */
function findLines(selector: string): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('svg, picture, video, noscript, script, style, .visually-hidden')) continue;
    const targetIndex = element.closest<HTMLElement>(selector)?.dataset.measured;
    if (targetIndex === undefined) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const x = Math.max(0, Math.ceil(rect.left));
      const y = Math.max(0, Math.ceil(rect.top));
      const width = Math.min(window.innerWidth, Math.floor(rect.right)) - x;
      const height = Math.min(window.innerHeight, Math.floor(rect.bottom)) - y;
      // A headline's line height is small, so the box of a line may reach out of its element: its top and bottom are not probed.
      const isUncovered = [0.3, 0.5, 0.7].every((fraction) => isOnTop(element, x + width / 2, y + height * fraction));
      if (width < 4 || height < 4 || !isUncovered || isBehindBar(element, y)) continue;
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const box = { x, y, width, height };
      lines.push({ text: text.slice(0, 60), targetIndex, box, colour: [r, g, b], minContrast: isLarge ? 3 : 4.5 });
    }
  }
  return lines;

  /** Whether the navigation bar or a sticky row of links covers a part of the line. It is measured at another scroll position. */
  function isBehindBar(element: Element, top: number): boolean {
    return [...document.querySelectorAll('body > header, main > nav')].some((bar) => {
      const { position } = getComputedStyle(bar);
      const isSticky = position === 'fixed' || position === 'sticky';
      const rect = bar.getBoundingClientRect();
      return isSticky && !bar.contains(element) && rect.top <= top && top < rect.bottom;
    });
  }

  function isOnTop(element: Element, x: number, y: number): boolean {
    const stack = document.elementsFromPoint(x, y);
    const position = stack.findIndex((candidate) => candidate === element || element.contains(candidate));
    return position >= 0 && !isCovered(stack.slice(0, position));
  }

  /** Returns true if one of the elements above has a background, of its own or in an `::after` that fills it (the navigation bar has that). */
  function isCovered(elementsAbove: readonly Element[]): boolean {
    const hasBackground = ({ backgroundColor, opacity }: CSSStyleDeclaration) =>
      backgroundColor !== 'rgba(0, 0, 0, 0)' && Number(opacity) > 0;
    return elementsAbove.some((element) => {
      const after = getComputedStyle(element, '::after');
      return (
        hasBackground(getComputedStyle(element)) || (after.content !== 'none' && after.inset === '0px' && hasBackground(after))
      );
    });
  }
}
