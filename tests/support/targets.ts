import type { Page } from '@playwright/test';

/**
 * What can be pressed on the page now and is smaller than so many pixels in one direction, and has a neighbour closer than that (WCAG
 * 2.2, 2.5.8): a circle of that size about its middle meets the neighbour, or the circle of one that is as small. Links within a sentence are as high as its lines, which the rule allows.
 */
export function targetsUnder(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const targets = [...document.querySelectorAll('a[href], button, summary, [role="tab"]')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const centre = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
    const inSentence = (element: Element) => {
      const own = element.textContent?.trim().length ?? 0;
      return (
        getComputedStyle(element).display === 'inline' && (element.parentElement?.textContent?.trim().length ?? 0) > own + 10
      );
    };
    const crowded = ({ element, box }: (typeof targets)[number]) => {
      const { x, y } = centre(box);
      return targets.some(({ element: other, box: room }) => {
        if (other === element || other.contains(element) || element.contains(other)) return false;
        const { left, right, top, bottom } = room;
        const [near, high] = [Math.max(left, Math.min(x, right)), Math.max(top, Math.min(y, bottom))];
        const small = Math.min(room.width, room.height) < size && !inSentence(other);
        const apart = small ? Math.hypot(centre(room).x - x, centre(room).y - y) : Number.POSITIVE_INFINITY;
        return Math.hypot(near - x, high - y) < size / 2 || apart < size;
      });
    };
    return targets
      .filter((one) => Math.min(one.box.width, one.box.height) < size && !inSentence(one.element) && crowded(one))
      .map(({ element, box }) => `${Math.round(box.width)} by ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`);
  }, least);
}
