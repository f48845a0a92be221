import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 at level AA, and what led up to it; only faults are written out in full, which is much quicker. */
const options = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations' as const],
};

/** Fails, and lets the test go on, on any fault that axe finds in what the page shows now. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).options(options).setLegacyMode(true).analyze();
  expect(passes.length, 'axe has looked at something').toBeGreaterThan(5);
  const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  expect.soft(faults, what).toEqual([]);
}
