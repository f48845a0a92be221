import { expect, test } from 'vitest';
import { phoneSizes, srcSet } from '../../src/lib/pictures.ts';

test('a srcset names each file with its width', () => {
  expect(srcSet([{ src: '/pictures/a-400.avif', width: 400 }])).toBe('/pictures/a-400.avif 400w');
  expect(
    srcSet([
      { src: '/a-400.avif', width: 400 },
      { src: '/a-800.avif', width: 800 },
    ]),
  ).toBe('/a-400.avif 400w, /a-800.avif 800w');
});

test('phones of three pixels a point are asked to take a picture as if it were smaller, a first one less so', () => {
  const dense = '(max-width: 480px) and (min-resolution: 2.5dppx)';
  expect(phoneSizes('100vw', true)).toBe(`${dense} 90vw, 100vw`);
  expect(phoneSizes('(min-width: 900px) 42vw, 92vw', false)).toBe(`${dense} 61vw, (min-width: 900px) 42vw, 92vw`);
});

test('sizes that do not end in a share of the screen stay as they are', () => {
  expect(phoneSizes('(min-width: 768px) 55vw, 1px', false)).toBe('(min-width: 768px) 55vw, 1px');
});
