import { expect, test } from 'vitest';
import { srcSet } from '../../src/lib/pictures.ts';

test('a srcset names each file with its width', () => {
  expect(srcSet([{ src: '/pictures/a-400.avif', width: 400 }])).toBe('/pictures/a-400.avif 400w');
  expect(
    srcSet([
      { src: '/a-400.avif', width: 400 },
      { src: '/a-800.avif', width: 800 },
    ]),
  ).toBe('/a-400.avif 400w, /a-800.avif 800w');
});
