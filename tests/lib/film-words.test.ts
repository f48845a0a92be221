/** The captions of films, and the words by which a browser knows whether it can play one. */
import { expect, test } from 'vitest';
import { captionsOf } from '../../tools/film-captions.ts';
import { av1Codec } from '../../tools/film-codec.ts';

test('a silent loop says so, whatever lies beside it', () => {
  expect(captionsOf('ghat', undefined, 8, false)).toBe('WEBVTT\n\n00:00.000 --> 00:08.000\n[No sound]\n');
  expect(captionsOf('ghat', 'WEBVTT\n\n00:00.000 --> 00:02.000\n[Drums]\n', 8, false)).toContain('[No sound]');
});

test('captions of a film with sound are taken as they are; none, or something else, stops with the mend', () => {
  const own = 'WEBVTT\n\n00:00.000 --> 00:02.000\n[Drums]\n';
  expect(captionsOf('reel', own, 28, true)).toBe(own);
  expect(() => captionsOf('reel', undefined, 28, true)).toThrow(/reel\.mp4 has sound.*reel\.vtt/);
  expect(() => captionsOf('reel', '1\n00:00:01,000 --> 00:00:02,000\nDrums', 28, true)).toThrow(/reel\.vtt is no WebVTT/);
});

test('profile, level, tier and bits of an AV1 file are read from the file', () => {
  const box = (a: number, b: number) => Buffer.concat([Buffer.from('....av1C'), Buffer.from([0x81, a, b, 0])]);
  expect(av1Codec(box(0x05, 0x4c))).toBe('av01.0.05M.10');
  expect(av1Codec(box(0x08, 0x0c))).toBe('av01.0.08M.08');
  expect(av1Codec(box(0x2d, 0xec))).toBe('av01.1.13H.12');
  expect(() => av1Codec(Buffer.from('ftypisom'))).toThrow(/no AV1/);
});
