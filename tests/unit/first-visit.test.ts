import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstVisit } from '#client/head/first-visit.ts';

interface Visit {
  referrer?: string;
  /** Whether the page has an offline copy of the site behind it. */
  kept?: boolean;
  /** An old browser, or an address without https. */
  noWorkers?: boolean;
  hash?: string;
  /** A text fragment, which browsers take out of the page's own address. */
  directive?: string;
  saveData?: boolean;
  /** How the page has been come to; null in a browser that can't say. */
  type?: NavigationTimingType | null;
}

/** Runs the inline script in a page with these circumstances; gives what it has said of the page. */
function visit({
  referrer = '',
  kept = false,
  noWorkers = false,
  hash = '',
  directive = '',
  saveData = false,
  type = 'navigate',
}: Visit = {}) {
  const address = 'https://school.example/bpt';
  const dataset: { fonts?: string; below?: string } = { fonts: 'later' };
  const window = {
    document: { documentElement: { dataset }, referrer },
    origin: 'https://school.example',
    location: new URL(hash, address),
    performance: { getEntriesByType: () => (type ? [{ type, name: `${address}${hash}${directive}` }] : []) },
    navigator: { connection: { saveData }, ...(noWorkers ? {} : { serviceWorker: { controller: kept ? {} : null } }) },
  };
  runInContext(firstVisit, createContext(window));
  return dataset;
}

/** Fonts come after the first picture, and what lies below the first screen is laid out once the page has come. */
const bothWait = { fonts: 'later', below: 'later' };

test.each<[who: string, circumstances: Visit, said: ReturnType<typeof visit>]>([
  ['has never been here', {}, bothWait],
  ['comes from another site', { referrer: 'https://search.example/?q=school' }, bothWait],
  ['has a browser without offline copies', { noWorkers: true }, bothWait],
  ['turns pages of the site', { referrer: 'https://school.example/about' }, {}],
  ['has been here before, of which copies are kept', { kept: true }, {}],
  ['has loaded the page again and stood there', { type: 'reload' }, {}],
  ['has gone back to it', { type: 'back_forward' }, {}],
  ['has a browser that can’t say how the page has been come to', { type: null }, {}],
  ['is to land below by a fragment', { hash: '#fees' }, { fonts: 'later' }],
  ['is to land below by a text fragment', { directive: '#:~:text=fees' }, { fonts: 'later' }],
  ['saves bytes: no font comes', { kept: true, saveData: true }, { fonts: 'later' }],
])('who %s', (_who, circumstances, said) => {
  expect(visit(circumstances)).toEqual(said);
});

test('the script is at most 400 bytes, and can stand in a script element', () => {
  expect(Buffer.byteLength(firstVisit)).toBeLessThanOrEqual(400);
  expect(firstVisit).not.toContain('<');
});
