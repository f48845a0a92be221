import { afterEach, describe, expect, test, vi } from 'vitest';
import { hideNotices } from '#layouts/head/hide-notices.ts';
import { noticeTooMany } from '#model/notice-limit.ts';
import { noticesOn } from '#model/notices.ts';
import { type Notice, notice } from '#schemas/notice.ts';

const open: Notice = {
  id: 'open',
  text: 'Forms are open.',
  kind: 'admission',
  from: '2026-11-10',
  until: '2026-11-20',
  provenance: 'sample',
};
const shownOn = (day: string, more: Partial<Notice> = {}) =>
  noticesOn([{ ...open, ...more }], 'about', new Date(`${day}T12:00:00+05:30`)).length === 1;

describe('a notice', () => {
  test.each([
    ['2026-11-09', false],
    ['2026-11-10', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('is shown on %s: %s', (day, is) => expect(shownOn(day)).toBe(is));

  test('is shown on its pages alone', () => {
    expect(shownOn('2026-11-15', { pages: ['faq'] })).toBe(false);
    expect(shownOn('2026-11-15', { pages: ['faq', 'about'] })).toBe(true);
  });

  test('has at most 140 characters, and ends after it begins', () => {
    const messages = (more: object) => {
      const { id, ...fields } = open;
      return notice.safeParse({ ...fields, ...more }).error?.issues.map(({ message }) => message);
    };
    expect(messages({ text: 'a'.repeat(141) })).toEqual(['is too long: 141 characters, at most 140']);
    expect(messages({ until: '2026-11-01' })).toEqual([expect.stringMatching(/is before the first day/)]);
  });

  test('is refused beside two others on one page and day', () => {
    const other = (id: string, more: Partial<Notice> = {}): Notice => ({ ...open, id, ...more });
    expect(noticeTooMany([open, other('b')])).toBeUndefined();
    expect(noticeTooMany([open, other('b'), other('c', { from: '2026-11-20' })])?.id).toBe('c');
    expect(noticeTooMany([open, other('b'), other('c', { from: '2026-11-21', until: '2026-11-22' })])).toBeUndefined();
    expect(noticeTooMany([{ ...open, pages: ['faq'] }, other('b'), other('c', { pages: ['about'] })])).toBeUndefined();
  });
});

describe('a notice of an older page', () => {
  const endings = noticesOn([open, { ...open, id: 'b' }], 'about', new Date('2026-11-15')).map(
    ({ key, ends }) => [key, ends] as const,
  );
  const hidden = (now: string, storage: Record<string, string> | null) => {
    const dataset = {};
    vi.stubGlobal('document', { documentElement: { dataset } });
    // As in a browser that forbids storage: touching it throws.
    vi.stubGlobal('localStorage', storage);
    vi.setSystemTime(now);
    hideNotices(endings);
    return Object.keys(dataset);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is hidden if it is over or was dismissed', () => {
    expect(hidden('2026-11-20T23:00:00+05:30', {})).toEqual([]);
    expect(hidden('2026-11-15', { [endings[1]?.[0] ?? '']: '1' })).toEqual(['notice1']);
    expect(hidden('2026-11-21T00:10:00+05:30', null)).toEqual(['notice0', 'notice1']);
    expect(hidden('2026-11-15', null)).toEqual([]);
  });
});
