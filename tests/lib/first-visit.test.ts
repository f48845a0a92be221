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
  saveData?: boolean;
  /** How the page has been come to; null in a browser that can't say. */
  type?: NavigationTimingType | null;
}

/** Runs the inline script in a page with these circumstances; gives what it has said of the page. */
function visit({ referrer = '', kept = false, noWorkers = false, hash = '', saveData = false, type = 'navigate' }: Visit = {}) {
  const dataset: { fonts?: string; below?: string } = { fonts: 'later' };
  const window = {
    document: { documentElement: { dataset }, referrer },
    origin: 'https://school.example',
    location: { hash },
    performance: { getEntriesByType: () => (type ? [{ type }] : []) },
    navigator: { connection: { saveData }, ...(noWorkers ? {} : { serviceWorker: { controller: kept ? {} : null } }) },
  };
  runInContext(firstVisit, createContext(window));
  return dataset;
}

describe('the web fonts', () => {
  test.each<[string, Visit]>([
    ['from nowhere', {}],
    ['from another site', { referrer: 'https://search.example/?q=school' }],
    ['without offline copies', { noWorkers: true }],
  ])('wait on a first visit %s', (_where, circumstances) => {
    expect(visit(circumstances).fonts).toBe('later');
  });

  test.each<[string, Visit]>([
    ['another page of the site', { referrer: 'https://school.example/about' }],
    ['an earlier visit, of which copies are kept', { kept: true }],
    ['the page itself, which is loaded again', { type: 'reload' }],
  ])('do not wait where they have come with %s', (_where, circumstances) => {
    expect(visit(circumstances).fonts).toBeUndefined();
  });

  test('do not come where bytes are to be saved', () => {
    expect(visit({ kept: true, saveData: true }).fonts).toBe('later');
  });

  test('come at once in a browser that can’t say how the page has been come to, and nothing waits there', () => {
    expect(visit({ type: null })).toEqual({});
  });
});

describe('what lies below the first screen', () => {
  test('waits for its layout on a first visit', () => {
    expect(visit().below).toBe('later');
  });

  test.each<[string, Visit]>([
    ['is to land there by a fragment', { hash: '#fees' }],
    ['has loaded the page again and stood there', { type: 'reload' }],
    ['has gone back to it', { type: 'back_forward' }],
    ['turns pages of the site', { referrer: 'https://school.example/about' }],
    ['has been here before', { kept: true }],
  ])('stands at once for a visitor who %s', (_who, circumstances) => {
    expect(visit(circumstances).below).toBeUndefined();
  });
});

test('the script is at most 400 bytes, and can stand in a script element', () => {
  expect(Buffer.byteLength(firstVisit)).toBeLessThanOrEqual(400);
  expect(firstVisit).not.toContain('<');
});
