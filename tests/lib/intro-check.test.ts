import { createContext, runInContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { type IntroKind, introCheck, introFade } from '../../src/lib/intro-check.ts';

interface Visit {
  kind: IntroKind;
  hash?: string;
  reducedMotion?: boolean;
  /** What the tab remembers: hand the same to two visits of one tab. */
  memory?: Record<string, unknown>;
  /** The browser forbids storage: touching it throws. */
  noStorage?: boolean;
  /** How the page has been come to. */
  type?: NavigationTimingType;
}

/** What the inline script has said of a page with these circumstances. */
function said({ kind, hash = '', reducedMotion = false, memory = {}, noStorage = false, type = 'navigate' }: Visit) {
  const dataset: Record<string, string> = { fonts: 'later' };
  const events = new EventTarget();
  const window = {
    document: { documentElement: { dataset }, referrer: '' },
    origin: 'https://school.example',
    navigator: {},
    location: { hash },
    performance: { getEntriesByType: () => [{ type }] },
    matchMedia: (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' && reducedMotion }),
    AbortController,
    addEventListener: events.addEventListener.bind(events),
    setTimeout,
    get sessionStorage() {
      if (noStorage) throw new Error('SecurityError');
      return memory;
    },
  };
  runInContext(introCheck(kind), createContext(window));
  return { dataset, act: (name: string) => events.dispatchEvent(new Event(name)) };
}

/** Whether the overlay stands. */
const shown = (visit: Visit) => said(visit).dataset.intro === 'up';

describe.each<IntroKind>(['once', 'always'])('an intro that is shown %s', (kind) => {
  test.each([
    ['stands on a first, plain visit', {}, true],
    ['does not stand before an address with a fragment', { hash: '#education' }, false],
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
  test.each(['wheel', 'touchmove', 'scroll', 'keydown', 'click'])(
    'the first %s, and a second one does not bring it back',
    (name) => {
      vi.useFakeTimers();
      const { dataset, act } = said({ kind: 'always' });
      act(name);
      expect(dataset.intro).toBe('leaving');
      vi.advanceTimersByTime(introFade);
      expect(dataset.intro).toBeUndefined();
      act(name);
      expect(dataset.intro).toBeUndefined();
      vi.useRealTimers();
    },
  );

  test('nothing where it does not stand', () => {
    const { dataset, act } = said({ kind: 'always', reducedMotion: true });
    act('click');
    expect(dataset.intro).toBeUndefined();
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
