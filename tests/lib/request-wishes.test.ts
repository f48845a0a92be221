import { describe, expect, test } from 'vitest';
import { askedPart, chosenCopy, isUnchanged } from '../../scripts/serving/request-wishes.ts';
import type { Copy } from '../../scripts/serving/site-files.ts';

const modified = new Date('2026-11-22T10:00:00Z');
const copy = (coding: string | null): Copy => ({ file: '/a', coding, size: 1000, etag: `"1000-1-${coding}"`, modified });
const plain = copy(null);
const file = { plain, compressed: [copy('br'), copy('gzip')] };

describe('the coding of an answer', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['br, gzip', 'br'],
    ['gzip, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.4, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['br ; q=0.000 , gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['*, br;q=0', 'gzip'],
    ['identity;q=1, br;q=0.5', null],
    ['identity, br', 'br'],
    ['vbrx, gzipped', null],
    ['br;q=much', null],
  ])('for %o is %o', (accepted, coding) => {
    expect(chosenCopy(accepted, file).coding).toBe(coding);
  });

  test('is none where there are no compressed copies', () => {
    expect(chosenCopy('br, gzip', { plain, compressed: [] })).toBe(plain);
  });
});

describe('what the visitor has is not sent again', () => {
  test.each([
    [plain.etag, true],
    [`W/${plain.etag}`, true],
    [`"x", ${plain.etag}, "y"`, true],
    ['*', true],
    ['"x"', false],
    [plain.etag.slice(1, -1), false],
  ])('by the tags %s: %o', (tags, unchanged) => {
    expect(isUnchanged({ 'if-none-match': tags }, plain)).toBe(unchanged);
  });

  test('by the date, where no tag is named', () => {
    const by = (since: string) => isUnchanged({ 'if-modified-since': since }, plain);
    expect(by(modified.toUTCString())).toBe(true);
    expect(by('Sun, 22 Nov 2026 11:00:00 GMT')).toBe(true);
    expect(by('Sun, 22 Nov 2026 09:59:59 GMT')).toBe(false);
    expect(by('yesterday')).toBe(false);
    expect(isUnchanged({ 'if-none-match': '"x"', 'if-modified-since': modified.toUTCString() }, plain)).toBe(false);
    expect(isUnchanged({}, plain)).toBe(false);
  });
});

describe('the part of a file that is asked for', () => {
  test.each([
    ['bytes=0-', { first: 0, last: 999 }],
    ['bytes=5-9', { first: 5, last: 9 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=990-2000', { first: 990, last: 999 }],
    ['bytes=-10', { first: 990, last: 999 }],
    ['bytes=-2000', { first: 0, last: 999 }],
    ['bytes=1000-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=9-5', null],
    ['bytes=0-1,5-9', null],
    ['bytes=-', null],
    ['lines=1-2', null],
    [undefined, null],
  ])('by %o is %o', (range, part) => {
    expect(askedPart({ range }, plain)).toEqual(part);
  });

  test('is the whole file where the player has begun another', () => {
    const under = (condition: string) => askedPart({ range: 'bytes=5-9', 'if-range': condition }, plain);
    expect(under(plain.etag)).toEqual({ first: 5, last: 9 });
    expect(under(modified.toUTCString())).toEqual({ first: 5, last: 9 });
    for (const other of ['"old"', `W/${plain.etag}`, 'Sun, 22 Nov 2026 11:00:00 GMT']) expect(under(other)).toBeNull();
  });
});
