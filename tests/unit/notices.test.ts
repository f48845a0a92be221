import { afterEach, describe, expect, test, vi } from 'vitest';
import { hideNotices } from '#layouts/head/hide-notices.ts';
import { firstExcessNotice } from '#model/notice-limit.ts';
import { noticesOn } from '#model/notices.ts';
import { type Notice, notice } from '#schemas/notice.ts';

const openNotice: Notice = {
  id: 'open',
  text: 'Forms are open.',
  kind: 'admission',
  from: '2026-11-10',
  until: '2026-11-20',
  provenance: 'sample',
};
const isShownOn = (day: string, changes: Partial<Notice> = {}) =>
  noticesOn([{ ...openNotice, ...changes }], 'about', new Date(`${day}T12:00:00+05:30`)).length === 1;

describe('a notice', () => {
  test.each([
    ['2026-11-09', false],
    ['2026-11-10', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('is shown on %s: %s', (day, expected) => expect(isShownOn(day)).toBe(expected));

  test('is shown only on its pages', () => {
    expect(isShownOn('2026-11-15', { pages: ['faq'] })).toBe(false);
    expect(isShownOn('2026-11-15', { pages: ['faq', 'about'] })).toBe(true);
  });

  test('has at most 140 characters, and ends after it begins', () => {
    const messages = (changes: object) => {
      const { id, ...fields } = openNotice;
      return notice.safeParse({ ...fields, ...changes }).error?.issues.map(({ message }) => message);
    };
    expect(messages({ text: 'a'.repeat(141) })).toEqual(['is too long: 141 characters, at most 140: shorten it']);
    expect(messages({ until: '2026-11-01' })).toEqual([expect.stringMatching(/is before the first day/)]);
  });

  test('is invalid if it is the third on one page and day', () => {
    const copy = (id: string, changes: Partial<Notice> = {}): Notice => ({ ...openNotice, id, ...changes });
    expect(firstExcessNotice([openNotice, copy('b')])).toBeUndefined();
    expect(firstExcessNotice([openNotice, copy('b'), copy('c', { from: '2026-11-20' })])?.id).toBe('c');
    expect(firstExcessNotice([openNotice, copy('b'), copy('c', { from: '2026-11-21', until: '2026-11-22' })])).toBeUndefined();
    expect(firstExcessNotice([{ ...openNotice, pages: ['faq'] }, copy('b'), copy('c', { pages: ['about'] })])).toBeUndefined();
  });
});

describe('a notice on a page built earlier', () => {
  const notices = noticesOn([openNotice, { ...openNotice, id: 'b' }], 'about', new Date('2026-11-15')).map(
    ({ key, ends }) => [key, ends] as const,
  );
  const hiddenNotices = (now: string, storage: Record<string, string> | null) => {
    const dataset = {};
    vi.stubGlobal('document', { documentElement: { dataset } });
    // null stands for blocked storage: reading a property of it throws.
    vi.stubGlobal('localStorage', storage);
    vi.setSystemTime(now);
    hideNotices(notices);
    return Object.keys(dataset);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is hidden if it is past or was dismissed', () => {
    expect(hiddenNotices('2026-11-20T23:00:00+05:30', {})).toEqual([]);
    expect(hiddenNotices('2026-11-15', { [notices[1]?.[0] ?? '']: '1' })).toEqual(['notice1']);
    expect(hiddenNotices('2026-11-21T00:10:00+05:30', null)).toEqual(['notice0', 'notice1']);
    expect(hiddenNotices('2026-11-15', null)).toEqual([]);
  });
});
