import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { grounds } from '#model/picture-data.ts';
import { block } from '../../publish/style-tokens.ts';
import { groundColours, nearestGround } from '../../tools/grounds.ts';

const pictureStyles = readFileSync(new URL('../../src/components/picture/picture.module.css', import.meta.url), 'utf8');

test('every ground of the tokens may be a picture’s', () => {
  const tokens = Object.keys(block(':root')).filter((name) => name.startsWith('ground-'));
  expect(tokens.map((name) => name.slice('ground-'.length)).sort()).toEqual([...grounds].sort());
});

describe.each(groundColours)('the ground %s', (ground, [r, g, b]) => {
  test('is the nearest to a shade of its own', () => {
    expect(nearestGround([[r + 3, g - 3, b + 3]])).toBe(ground);
  });

  test('is drawn under pictures that have it', () => {
    expect(pictureStyles).toMatch(new RegExp(`data-ground='${ground}'\\] \\{\\s*[^}]*var\\(--ground-${ground}\\)`));
  });
});

test('a picture has the ground that most of it is near to, not one between its colours', () => {
  const [orange, blue] = [
    [220, 140, 60],
    [60, 110, 190],
  ] as const;
  expect(nearestGround([orange, orange, blue])).toBe('sand');
});
