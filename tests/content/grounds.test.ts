import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { block, colourOf, rgb } from '../../hosting/style-tokens.ts';
import { grounds } from '../../src/lib/pictures.ts';
import { groundColours, nearestGround } from '../../tools/grounds.ts';

const pictureStyles = readFileSync(new URL('../../src/components/picture/picture.module.css', import.meta.url), 'utf8');

test('the three lists of grounds are the same', () => {
  const tokens = Object.keys(block(':root')).filter((name) => name.startsWith('ground-'));
  expect(Object.keys(groundColours).sort()).toEqual([...grounds].sort());
  expect(tokens.map((name) => name.slice('ground-'.length)).sort()).toEqual([...grounds].sort());
});

describe.each(grounds)('the ground %s', (ground) => {
  test('has the same colour in tools/grounds.ts and in the style tokens', () => {
    expect(rgb(colourOf(`ground-${ground}`))).toEqual(groundColours[ground]);
  });

  test('is its own nearest ground, and stays so a shade away', () => {
    const [r, g, b] = groundColours[ground];
    expect(nearestGround([r, g, b])).toBe(ground);
    expect(nearestGround([r + 3, g - 3, b + 3])).toBe(ground);
  });

  test('is drawn under pictures that have it', () => {
    expect(pictureStyles).toMatch(new RegExp(`data-ground='${ground}'\\] \\{\\s*[^}]*var\\(--ground-${ground}\\)`));
  });
});
