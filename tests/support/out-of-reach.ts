import type { Locator } from '@playwright/test';

/** Words of an open dialog or panel that can't be read however it is scrolled. */
export function wordsOutOfReach(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const inset = 3;
    const faults = new Set<string>();
    const range = document.createRange();
    const scroller = (element: Element): Element | null => {
      for (let box: Element | null = element; box; box = box === root ? null : box.parentElement) {
        const { overflowY } = getComputedStyle(box);
        if ((overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight) return box;
      }
      return null;
    };
    const shows = (element: Element, x: number, y: number) => {
      const seen = document.elementFromPoint(x, y);
      // A link and the words in it are one.
      return seen !== null && (element.contains(seen) || element.closest('a, button') === seen);
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element?.checkVisibility() || element.closest('.visually-hidden')) continue;
      range.selectNodeContents(node);
      const lines = range.getClientRects().length;
      for (let line = 0; line < lines; line += 1) {
        const middle = range.getClientRects()[line];
        if (!middle || middle.width <= 2 * inset) continue;
        scroller(element)?.scrollBy({ top: middle.top - window.innerHeight / 2, behavior: 'instant' });
        const { left, right, top, bottom } = range.getClientRects()[line] ?? middle;
        const y = (top + bottom) / 2;
        if (!shows(element, left + inset, y) || !shows(element, right - inset, y)) faults.add(node.nodeValue.trim().slice(0, 50));
      }
    }
    return [...faults];
  });
}
