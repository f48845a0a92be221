/** What the readers of pages counted, noted with the test that asked them: `npm run readings` makes the tables of docs/quality.md from it. */
import { test } from '@playwright/test';

/** One reading of a page, or of a part of it, by axe. */
export interface AxeReading {
  what: string;
  /** Of the screen, in CSS pixels. */
  width: number;
  violations: number;
  /** Texts whose contrast axe can't tell. */
  unclear: number;
}

/** One run of the W3C's checker over all that is built. */
export interface CheckerReading {
  pages: number;
  styles: number;
  drawings: number;
  faults: number;
  /** Messages on CSS younger than the checker, and the pages that have one. */
  forgiven: number;
  pagesForgiven: number;
}

/** The names under which readings stand in Playwright's report. */
export interface Readings {
  axe: AxeReading;
  checker: CheckerReading;
}

/** Notes a reading with the test that runs. */
export function noteReading<Kind extends keyof Readings>(kind: Kind, reading: Readings[Kind]): void {
  test.info().annotations.push({ type: kind, description: JSON.stringify(reading) });
}
