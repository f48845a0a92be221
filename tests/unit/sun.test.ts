import { describe, expect, test } from 'vitest';
import { hoursOfLight, lightAt, sunAt } from '#features/home/light/sun.ts';

describe('the sun over the wall', () => {
  test('rises on the left, stands high at noon and sets on the right', () => {
    const [dawn, noon, dusk] = [sunAt(6), sunAt(12), sunAt(18)];
    expect(dawn[0]).toBeLessThan(-0.5);
    expect(Math.abs(noon[0])).toBeLessThan(0.05);
    expect(dusk[0]).toBeGreaterThan(0.5);
    expect(noon[1]).toBeGreaterThan(dawn[1] + 0.3);
  });

  test('always shines on the wall, wherever the pointer is', () => {
    for (let hour = 0; hour < 24; hour += 0.25) {
      for (const x of [-1, 0, 1]) {
        for (const y of [-1, 0, 1]) {
          const sun = sunAt(hour, [x, y]);
          expect(sun[1], `${hour} ${x} ${y}`).toBeGreaterThan(0);
          expect(sun[2], `${hour} ${x} ${y}`).toBeGreaterThan(0.35);
          expect(Math.hypot(...sun)).toBeCloseTo(1, 6);
        }
      }
    }
  });
});

describe('the colours of the light', () => {
  test('are those of the hour', () => {
    for (const [name, hour] of Object.entries(hoursOfLight)) {
      const { from, to, share } = lightAt(hour);
      expect(share < 0.001 ? from : to, name).toBe(name);
    }
    expect(lightAt(15.25)).toEqual({ from: 'noon', to: 'dusk', share: 0.5 });
  });
});
