/** Inspects the layout of a page: clipped text, broken words and computed styles. */
import type { Page } from '@playwright/test';

/** Applies the text spacing of WCAG 2.2, 1.4.12. It uses a constructed style sheet, since the page's CSP blocks injected style elements. */
export async function applyTextSpacing(page: Page): Promise<void> {
  // Deferred sections have an estimated height and clip longer content until they are laid out (layouts/head/first-visit.inline.ts).
  await page.locator('html:not([data-deferred])').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Returns a line for each text that an ancestor clips or that reaches out of the viewport. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const tolerance = 2;
    const failures: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Text for screen readers only, decoration, and content that is not open.
      if (element.closest('.visually-hidden, [aria-hidden="true"], [popover], dialog, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      const addFailure = (failure: string) => failures.push(`'${node?.nodeValue?.trim().slice(0, 50)}' ${failure}`);
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // Visually hidden, for screen readers only.
        if (frame.width <= 1) break;
        const overflowsX = text.right > frame.right + tolerance || text.left < frame.left - tolerance;
        const overflowsY = text.bottom > frame.bottom + tolerance || text.top < frame.top - tolerance;
        if (clips(overflowX) && overflowsX) addFailure('is clipped on the left or right');
        if (clips(overflowY) && overflowsY) addFailure('is clipped at the top or bottom');
        // A row that scrolls sideways may be wider than the viewport.
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') break;
        if (box.parentElement === document.body && text.right > document.documentElement.clientWidth + tolerance)
          addFailure('reaches out of the viewport');
      }
    }
    return [...new Set(failures)];
  });
}

/** Returns the words that are broken over two lines without a hyphen, in the element of `rootSelector` or, without it, outside dialogs and menus. */
export function findBrokenWords(page: Page, rootSelector?: string): Promise<string[]> {
  return page.evaluate((rootSelector) => {
    const brokenWords: string[] = [];
    const range = document.createRange();
    const boxOfCharacter = (node: Node, index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    const root = (rootSelector && document.querySelector(rootSelector)) || document.body;
    const ignored = `.visually-hidden, thead, script, style${rootSelector ? '' : ', [popover], dialog'}`;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Visually hidden text breaks everywhere, since its box is one pixel wide.
      if (element.closest(ignored)) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}{5,}/gu)) {
        const [first, last] = [boxOfCharacter(node, index), boxOfCharacter(node, index + word.length - 1)];
        // The titles on book spines are set vertically, so their lines are side by side.
        const isVertical = getComputedStyle(element).writingMode !== 'horizontal-tb';
        const isBroken = isVertical
          ? Math.abs(last.left - first.left) > first.width / 2
          : last.top > first.top + first.height / 2;
        if (isBroken) brokenWords.push(word);
      }
    }
    return [...new Set(brokenWords)];
  }, rootSelector);
}

const comparedProperties = [
  ...['position', 'display', 'margin', 'padding', 'color', 'background', 'border', 'border-radius', 'font', 'letter-spacing'],
  ...['grid-template-columns', 'grid-column', 'grid-row', 'gap', 'columns', 'max-width', 'min-height', 'aspect-ratio', 'opacity'],
  ...['overflow', 'z-index', 'text-decoration', 'align-items', 'justify-content', 'align-self', 'order', 'flex', 'object-fit'],
  ...['object-position', 'list-style', 'white-space', 'mask', 'box-shadow', 'text-align', 'clip-path', 'outline'],
];

/** Returns the computed styles of every element of the page, one line each. */
export function computedStylesOf(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    return [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const declarations = properties.map((property) => `${property} ${style.getPropertyValue(property)}`);
      return `${element.getAttribute('class') ?? element.localName}: ${declarations.join('; ')}`;
    });
  }, comparedProperties);
}
