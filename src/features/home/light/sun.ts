/** The sun over a wall, by the hour of day: what the home page's light is drawn from (features/home/light/jali-light.ts). */

/** From a point of the wall towards the sun: x to the right, y up, z out of the wall. Of length 1. */
export type Direction = readonly [x: number, y: number, z: number];

/** The hours whose colours stand in styles/tokens.css as `--sun-…` and `--shade-…`, in the order of the day. */
export const hoursOfLight = { dawn: 6.5, noon: 12.5, dusk: 18, night: 22 } as const;

export type HourOfLight = keyof typeof hoursOfLight;

/** The sun is up from 5 to 19, roughly as in India all year; from 19 to 5 a moon goes the same way, lower. */
const [rise, set] = [5, 19];

/** How far the sun stands out of the wall: less, and its light rakes along it. */
const outOfWall = 0.62;

const unit = (x: number, y: number, z: number): Direction => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** Whether the sun (not the moon) is up at an hour (0 to 24). */
export const isDay = (hour: number) => hour >= rise && hour < set;

/**
 * Where the sun stands at an hour (0 to 24, with fractions), moved aside by `lean`: from -1 to 1 in x and y, as a pointer moves over the
 * screen. It rises on the left, stands high at noon and sets on the right.
 */
export function sunAt(hour: number, lean: readonly [x: number, y: number] = [0, 0]): Direction {
  const day = isDay(hour);
  const way = day ? (hour - rise) / (set - rise) : ((hour - set + 24) % 24) / (rise - set + 24);
  const height = day ? 0.22 + 0.86 * Math.sin(Math.PI * way) : 0.5 + 0.2 * Math.sin(Math.PI * way);
  return unit(-1.05 * Math.cos(Math.PI * way) + 0.3 * lean[0], Math.max(0.12, height + 0.22 * lean[1]), outOfWall);
}

/** The two named hours between which an hour falls, and how much of the later one is in its light (0 to 1). */
export function lightAt(hour: number): { from: HourOfLight; to: HourOfLight; share: number } {
  const names = Object.keys(hoursOfLight) as HourOfLight[];
  const later = names.findIndex((name) => hoursOfLight[name] > hour);
  // Before dawn and after the night's hour, the light is on its way from night to dawn.
  const to = names[later === -1 ? 0 : later] as HourOfLight;
  const from = names.at(later <= 0 ? -1 : later - 1) as HourOfLight;
  const span = (hoursOfLight[to] - hoursOfLight[from] + 24) % 24;
  return { from, to, share: ((hour - hoursOfLight[from] + 24) % 24) / span };
}
