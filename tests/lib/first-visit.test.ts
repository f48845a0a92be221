import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { firstVisit } from '../../src/lib/first-visit.ts';

interface Visit {
  referrer?: string;
  /** Whether the page has an offline copy of the site behind it. */
  kept?: boolean;
  /** An old browser, or an address without https. */
  noWorkers?: boolean;
  hash?: string;
  /** How the page has been come to; null in a browser that can't say. */
  type?: NavigationTimingType | null;
}

/** Runs the inline script in a page with these circumstances; gives what it has said of the page, and what makes the page tell it more. */
function visit({ referrer = '', kept = false, noWorkers = false, hash = '', type = 'navigate' }: Visit = {}) {
  const dataset: { fonts?: string; below?: string } = {};
  const heard: Record<string, (event: { target: { matches(selector: string): boolean } }) => void> = {};
  const listen = (on: string) => (kind: string, act: (typeof heard)[string]) => {
    heard[`${kind} of ${on}`] = act;
  };
  const soon = (act: () => void) => act();
  const window = {
    document: { documentElement: { dataset }, referrer, addEventListener: listen('a part') },
    origin: 'https://school.example',
    location: { hash },
    performance: { getEntriesByType: () => (type ? [{ type }] : []) },
    navigator: noWorkers ? {} : { serviceWorker: { controller: kept ? {} : null } },
    addEventListener: listen('the page'),
    setTimeout: soon,
  };
  runInContext(firstVisit, createContext(window));
  return { dataset, loads: (of: string, what = '') => heard[`load of ${of}`]?.({ target: { matches: (it) => it === what } }) };
}

describe('the fonts for headings, figures and phrases', () => {
  test.each<[string, Visit]>([
    ['from nowhere', {}],
    ['from another site', { referrer: 'https://search.example/?q=school' }],
    ['without offline copies', { noWorkers: true }],
  ])('wait on a first visit %s', (_where, circumstances) => {
    expect(visit(circumstances).dataset.fonts).toBe('later');
  });

  test.each<[string, Visit]>([
    ['another page of the site', { referrer: 'https://school.example/about' }],
    ['an earlier visit, of which copies are kept', { kept: true }],
  ])('do not wait where they have come with %s', (_where, circumstances) => {
    expect(visit(circumstances).dataset.fonts).toBeUndefined();
  });

  test('are asked for when the first picture has come, not when another has', () => {
    const { dataset, loads } = visit();
    loads('a part', 'img[loading]');
    expect(dataset.fonts).toBe('later');
    loads('a part', 'img[fetchpriority]');
    expect(dataset.fonts).toBeUndefined();
  });

  test('are asked for when the page has come, where it has no picture or the picture fails', () => {
    const { dataset, loads } = visit();
    loads('the page');
    expect(dataset.fonts).toBeUndefined();
  });

  test('are asked for in a browser that can’t say how the page has been come to', () => {
    const { dataset, loads } = visit({ type: null });
    loads('the page');
    expect(dataset).toEqual({});
  });
});

describe('what lies below the first screen', () => {
  test('waits for its layout on a first visit', () => {
    expect(visit().dataset.below).toBe('later');
  });

  test.each<[string, Visit]>([
    ['is to land there by a fragment', { hash: '#fees' }],
    ['has loaded the page again and stood there', { type: 'reload' }],
    ['has gone back to it', { type: 'back_forward' }],
    ['turns pages of the site', { referrer: 'https://school.example/about' }],
    ['has been here before', { kept: true }],
  ])('stands at once for a visitor who %s', (_who, circumstances) => {
    expect(visit(circumstances).dataset.below).toBeUndefined();
  });
});

test('the script is at most 400 bytes, and can stand in a script element', () => {
  expect(Buffer.byteLength(firstVisit)).toBeLessThanOrEqual(400);
  expect(firstVisit).not.toContain('<');
});
