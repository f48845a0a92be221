import type { Page } from '@playwright/test';
import { faded, picturesHere, scrollTo } from './acts.ts';
import { contrastOverPictures, type Measured } from './picture-contrast.ts';

/** The words over pictures that stand out too little, down to `end`, in pixels; as lines that say where. The fonts are here by now. */
export async function faintDownTo(page: Page, end: number): Promise<string[]> {
  const measured: Measured[] = [];
  const step = Math.floor((page.viewportSize()?.height ?? 0) * 0.8);
  for (let y = 0; ; y = Math.min(y + step, end)) {
    await scrollTo(page, y);
    await faded(page);
    await picturesHere(page);
    measured.push(...(await contrastOverPictures(page)));
    if (y >= end) break;
  }
  return measured
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ text, contrast, needed, box }) => `'${text}' at ${box.x},${box.y}: ${contrast.toFixed(2)}, needs ${needed}`);
}

/** The same down to the foot of the page. */
export async function faintOnPage(page: Page): Promise<string[]> {
  return faintDownTo(page, await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight));
}
