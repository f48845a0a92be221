/** What can be read off a page as it stands: words that are cut off, and the look of every part. */
import type { Page } from '@playwright/test';

/** As a reader may set it for herself (WCAG 2.2, 1.4.12). The policy lets in no style from outside, but a sheet of the page's own it does. */
export async function spaceOutText(page: Page): Promise<void> {
  // What is still to be laid out has a height that is guessed, and cuts off what is longer (layouts/head/first-visit.inline.ts).
  await page.locator('html:not([data-below])').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Elements whose own words reach beyond a box that cuts them off, or out of the screen. */
export function wordsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (value: string) => value === 'hidden' || value === 'clip';
    const slack = 2;
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What only a screen reader is to have, and what only decorates.
      if (element.closest('.visually-hidden, [aria-hidden="true"], [popover], dialog, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      const say = (what: string) => faults.push(`'${node?.nodeValue?.trim().slice(0, 50)}' ${what}`);
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // Kept for screen readers alone.
        if (frame.width <= 1) break;
        if (cuts(overflowX) && (words.right > frame.right + slack || words.left < frame.left - slack)) say('is cut at a side');
        if (cuts(overflowY) && (words.bottom > frame.bottom + slack || words.top < frame.top - slack)) say('is cut below');
        // A row that is drawn aside may be longer than the screen.
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') break;
        if (box.parentElement === document.body && words.right > document.documentElement.clientWidth + slack)
          say('leaves the screen');
      }
    }
    return [...new Set(faults)];
  });
}

/** Words that are broken over two lines, but not at a hyphen. Without `within`, those outside dialogs and menus. */
export function wordsTorn(page: Page, within?: string): Promise<string[]> {
  return page.evaluate((within) => {
    const torn: string[] = [];
    const range = document.createRange();
    const topOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const root = (within && document.querySelector(within)) || document.body;
    const skipped = `.visually-hidden, thead, script, style${within ? '' : ', [popover], dialog'}`;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What only a screen reader has stands in a box of one pixel.
      if (element.closest(skipped)) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}{5,}/gu)) {
        const [first, last] = [topOf(node, index), topOf(node, index + word.length - 1)];
        // Down the back of a book lines stand beside one another.
        const upright = getComputedStyle(element).writingMode !== 'horizontal-tb';
        const next = upright ? Math.abs(last.left - first.left) > first.width / 2 : last.top > first.top + first.height / 2;
        if (next) torn.push(word);
      }
    }
    return [...new Set(torn)];
  }, within);
}

const looks = [
  ...['position', 'display', 'margin', 'padding', 'color', 'background', 'border', 'border-radius', 'font', 'letter-spacing'],
  ...['grid-template-columns', 'grid-column', 'grid-row', 'gap', 'columns', 'max-width', 'min-height', 'aspect-ratio', 'opacity'],
  ...['overflow', 'z-index', 'text-decoration', 'align-items', 'justify-content', 'align-self', 'order', 'flex', 'object-fit'],
  ...['object-position', 'list-style', 'white-space', 'mask', 'box-shadow', 'text-align', 'clip-path', 'outline'],
];

/** How every element of the page looks, one line each. */
export function looksOf(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    return [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.getAttribute('class') ?? element.localName}: ${properties.map((one) => `${one} ${style.getPropertyValue(one)}`).join('; ')}`;
    });
  }, looks);
}
