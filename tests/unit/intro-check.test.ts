import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { introActs, introCheck, wheelPause } from '#client/head/intro-check.ts';
import type { IntroKind } from '#model/intros.ts';

const address = 'https://school.example/';

interface Visit {
  kind: IntroKind;
  hash?: string;
  /** A text fragment, which browsers take out of the page's own address. */
  directive?: string;
  reducedMotion?: boolean;
  /** What the tab remembers: hand the same to two visits of one tab. */
  memory?: Record<string, unknown>;
  /** The browser forbids storage: touching it throws. */
  noStorage?: boolean;
  /** How the page has been come to. */
  type?: NavigationTimingType;
}

/** What the inline script has said of a page with these circumstances. */
function said({
  kind,
  hash = '',
  directive = '',
  reducedMotion = false,
  memory = {},
  noStorage = false,
  type = 'navigate',
}: Visit) {
  const dataset: Record<string, string> = { fonts: 'later' };
  const events = new EventTarget();
  const window = {
    document: { documentElement: { dataset }, referrer: '' },
    origin: 'https://school.example',
    navigator: {},
    location: new URL(hash, address),
    performance: { getEntriesByType: () => [{ type, name: `${address}${hash}${directive}` }] },
    matchMedia: (query: string) => ({ matches: query === '(prefers-reduced-motion)' && reducedMotion }),
    AbortController,
    addEventListener: events.addEventListener.bind(events),
    get sessionStorage() {
      if (noStorage) throw new Error('SecurityError');
      return memory;
    },
  };
  runInContext(introCheck(kind), createContext(window));
  /** Has something happen at a moment of the visit; returns whether the browser's own answer to it was prevented. */
  const act = (name: string, at = 1000, more: { key?: string; repeat?: boolean } = {}) => {
    const event = Object.assign(new Event(name, { cancelable: true }), more);
    Object.defineProperty(event, 'timeStamp', { value: at });
    return !events.dispatchEvent(event);
  };
  return { dataset, act };
}

/** Whether the overlay stands. */
const shown = (visit: Visit) => said(visit).dataset.intro === 'up';

describe.each<IntroKind>(['once', 'always'])('an intro that is shown %s', (kind) => {
  test.each([
    ['stands on a first, plain visit', {}, true],
    ['does not stand before an address with a fragment', { hash: '#education' }, false],
    ['does not stand before a text fragment', { directive: '#:~:text=fees' }, false],
    ['does not stand for who wants less motion', { reducedMotion: true }, false],
  ])('%s', (_, visit, stands) => {
    expect(shown({ kind, ...visit })).toBe(stands);
  });

  test('has what lies below the first screen wait behind it, but not where the page was loaded again and stood there', () => {
    expect(said({ kind }).dataset.below).toBe('later');
    expect(said({ kind, type: 'reload' }).dataset).toEqual({ intro: 'up' });
    expect(said({ kind, reducedMotion: true }).dataset.below).toBeUndefined();
  });

  test('is decided in at most 700 bytes that can stand in a script element', () => {
    expect(Buffer.byteLength(introCheck(kind))).toBeLessThanOrEqual(700);
    expect(introCheck(kind)).not.toContain('<');
  });
});

describe('what takes it away, with no other script', () => {
  test.each(introActs)('the first %s, and a second one does not bring it back', (name) => {
    const { dataset, act } = said({ kind: 'always' });
    act(name);
    expect(dataset.intro).toBe('leaving');
    delete dataset.intro;
    act(name, 1100);
    expect(dataset.intro).toBeUndefined();
  });

  test('nothing where it does not stand', () => {
    const { dataset, act } = said({ kind: 'always', reducedMotion: true });
    expect(act('wheel')).toBe(false);
    expect(dataset.intro).toBeUndefined();
  });

  test('a turn of the wheel scrolls nothing until it has paused', () => {
    const { act } = said({ kind: 'always' });
    let at = 1000;
    for (; at < 4000; at += wheelPause - 1) expect(act('wheel', at), `${at} ms`).toBe(true);
    for (const later of [at + 1, at + 2]) expect(act('wheel', later)).toBe(false);
  });

  test.each([' ', 'PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'Home', 'End'])(
    'the key %j scrolls nothing until it is released',
    (key) => {
      const { act } = said({ kind: 'always' });
      expect(act('keydown', 1000, { key })).toBe(true);
      expect(act('keydown', 2000, { key, repeat: true })).toBe(true);
      expect(act('keydown', 3000, { key })).toBe(false);
      expect(act('keydown', 4000, { key, repeat: true })).toBe(false);
    },
  );

  test.each(['Tab', 'ArrowLeft', 'F5', 'r', 'Escape'])('the key %s is left to the browser', (key) => {
    const { dataset, act } = said({ kind: 'always' });
    expect(act('keydown', 1000, { key })).toBe(false);
    expect(dataset.intro).toBe('leaving');
  });

  test.each(['wheel', 'keydown', 'touchmove'])('a %s scrolls after a click has taken it away', (name) => {
    const { act } = said({ kind: 'always' });
    act('click');
    expect(act(name, 2000, { key: 'PageDown' })).toBe(false);
  });

  test('what CSS has lifted after 6 s keeps no gesture from the page, what the script holds does', () => {
    const lifted = said({ kind: 'always' });
    expect(lifted.act('wheel', 6001)).toBe(false);
    const held = said({ kind: 'always' });
    held.dataset.intro = 'live';
    expect(held.act('wheel', 6001)).toBe(true);
  });
});

test('home shows its intro once per tab, the others on every visit', () => {
  const memory = {};
  expect(shown({ kind: 'once', memory })).toBe(true);
  expect(shown({ kind: 'once', memory })).toBe(false);
  expect(shown({ kind: 'always', memory })).toBe(true);
});

test.each([
  ['another page’s intro', { kind: 'always' }],
  ['a visit without the intro', { kind: 'once', hash: '#education' }],
] as const)('%s does not use up the home page’s', (_, before) => {
  const memory = {};
  shown({ ...before, memory });
  expect(shown({ kind: 'once', memory })).toBe(true);
});

test('where storage is forbidden nothing breaks, and no overlay stands that would come again and again', () => {
  expect(shown({ kind: 'once', noStorage: true })).toBe(false);
  expect(shown({ kind: 'always', noStorage: true })).toBe(true);
});
