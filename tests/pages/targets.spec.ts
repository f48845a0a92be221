/** The measure of targets (WCAG 2.2, 2.5.8) tells good from bad. Every page is held to it by sweep.spec.ts. */
import { expect, test } from '@playwright/test';
import { reach } from '../../tools/bench/budgets.ts';
import { targetsUnder } from '../support/targets.ts';

const link = (height: number) => `<a href="#a" style="display: block; width: 200px; height: ${height}px"></a>`;
const gap = (height: number) => `<div style="height: ${height}px"></div>`;

for (const [what, html, small] of [
  ['two that are large enough', link(24) + link(24), 0],
  ['a small one by itself', link(16), 0],
  ['two small ones whose middles are far enough apart', link(16) + gap(8) + link(16), 0],
  ['two small ones with a gap that is too little', link(16) + gap(4) + link(16), 2],
  ['a small one right above a large one', link(16) + link(40), 1],
  ['a small link within a sentence, above a large one', `<p>All of it is <a href="#a">here</a>, to be read.</p>${link(40)}`, 0],
] as const) {
  test(`${what}: ${small} too small`, async ({ page }) => {
    await page.setContent(`<body style="margin: 0">${html}`);
    expect(await targetsUnder(page, reach.target)).toHaveLength(small);
  });
}
