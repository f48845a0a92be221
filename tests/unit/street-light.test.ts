import { expect, test } from 'vitest';
import { streetLightAt } from '#features/home/school-street/street-light.ts';

test.each([
  [0, 'night'],
  [5.4, 'night'],
  [5.5, 'dusk'],
  [6.5, 'day'],
  [16.9, 'day'],
  [17, 'dusk'],
  [18.9, 'dusk'],
  [19, 'night'],
  [23.9, 'night'],
])('at hour %d the street is shown in the light of %s', (hour, light) => {
  expect(streetLightAt(hour)).toBe(light);
});
