import type { Locator } from '@playwright/test';

/** Returns the texts of an open dialog or panel that stay covered at every scroll position. */
export function findUnreachableText(container: Locator): Promise<string[]> {
  return container.evaluate((root) => {
    const inset = 3;
    const unreachable = new Set<string>();
    const range = document.createRange();
    const findScroller = (element: Element): Element | null => {
      for (let box: Element | null = element; box; box = box === root ? null : box.parentElement) {
        const { overflowY } = getComputedStyle(box);
        if ((overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight) return box;
      }
      return null;
    };
    const isUncovered = (element: Element, x: number, y: number) => {
      const topElement = document.elementFromPoint(x, y);
      // The link or button around a text does not cover it.
      return topElement !== null && (element.contains(topElement) || element.closest('a, button') === topElement);
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element?.checkVisibility() || element.closest('.visually-hidden')) continue;
      range.selectNodeContents(node);
      const lineCount = range.getClientRects().length;
      for (let line = 0; line < lineCount; line += 1) {
        const initialBox = range.getClientRects()[line];
        if (!initialBox || initialBox.width <= 2 * inset) continue;
        findScroller(element)?.scrollBy({ top: initialBox.top - window.innerHeight / 2, behavior: 'instant' });
        const { left, right, top, bottom } = range.getClientRects()[line] ?? initialBox;
        const y = (top + bottom) / 2;
        if (!isUncovered(element, left + inset, y) || !isUncovered(element, right - inset, y))
          unreachable.add(node.nodeValue.trim().slice(0, 50));
      }
    }
    return [...unreachable];
  });
}
