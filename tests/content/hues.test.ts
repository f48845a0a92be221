import { expect, test } from 'vitest';
import { hues } from '../../src/schemas/school.ts';
import { schools } from '../support/content.ts';

test('each school has a hue of its own', () => {
  expect(schools.map(({ hue }) => hue).sort()).toEqual([...hues].sort());
});
