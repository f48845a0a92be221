/** What a link to a page shows in a message. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { socialCard } from '../../tools/bench/budgets.ts';
import { helpPaths, pages } from '../support/pages.ts';
import { dist } from '../support/site.ts';

const content = (path: string, property: string) => {
  const found = pages.find((page) => page.path === path)?.document.querySelector(`meta[property="${property}"]`);
  return found?.getAttribute('content') ?? '';
};
const cardOf = (path: string) => new URL(content(path, 'og:image')).pathname;

/** What has an address of its own: nobody sends the page for unknown ones on. */
const sent = pages.filter(({ path }) => !helpPaths.includes(path));

for (const { path } of sent) {
  test(`${path} has a card of 1200 by 630 pixels and at most 200 KB, with a text for those who do not see it`, async () => {
    const file = join(dist, cardOf(path));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([
      Number(content(path, 'og:image:width')),
      Number(content(path, 'og:image:height')),
      'jpeg',
    ]);
    expect([width, height]).toEqual([1200, 630]);
    expect((await stat(file)).size).toBeLessThanOrEqual(socialCard);
    expect(content(path, 'og:image:alt').length).toBeGreaterThan(20);
  });
}

test('no two pages share a card', () => {
  const cards = sent.map(({ path }) => cardOf(path));
  expect(new Set(cards).size).toBe(cards.length);
});
