/** The position and colour of the sun over a wall by hour of day, for the home page's light (jali-light.ts). */

/** Unit vector from the wall to the sun: x to the right, y up, z out of the wall. */
export type Direction = readonly [x: number, y: number, z: number];

/** Hours whose colours are defined in styles/tokens.css as `--sun-…` and `--shade-…`, in the order of the day. */
export const namedHours = { dawn: 6.5, noon: 12.5, dusk: 18, night: 22 } as const;

export type NamedHour = keyof typeof namedHours;

/** The sun is up from 5 to 19 all year: from India's early sunrises to its late sunsets. From 19 to 5 a moon takes a flatter path. */
const [sunrise, sunset] = [5, 19];

/** The z component of the sun's position. Smaller values make the light graze the wall. */
const distanceFromWall = 0.62;

const unit = (x: number, y: number, z: number): Direction => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** Whether the sun (not the moon) is up at an hour (0 to 24). */
export const isDay = (hour: number) => hour >= sunrise && hour < sunset;

/**
 * Returns the direction to the sun, or to the moon at night, at an hour (0 to 24, with fractions). The sun rises on the left, is high at noon and sets
 * on the right. `offset`, from -1 to 1 in x and y, moves it a little to the right and up.
 */
export function sunAt(hour: number, offset: readonly [x: number, y: number] = [0, 0]): Direction {
  const isUp = isDay(hour);
  const progress = isUp ? (hour - sunrise) / (sunset - sunrise) : ((hour - sunset + 24) % 24) / (sunrise - sunset + 24);
  const height = isUp ? 0.22 + 0.86 * Math.sin(Math.PI * progress) : 0.5 + 0.2 * Math.sin(Math.PI * progress);
  return unit(
    -1.05 * Math.cos(Math.PI * progress) + 0.3 * offset[0],
    Math.max(0.12, height + 0.22 * offset[1]),
    distanceFromWall,
  );
}

/** Returns the named hours before and after an hour, and the progress from one to the other (0 to 1). */
export function namedHoursAround(hour: number): { from: NamedHour; to: NamedHour; progress: number } {
  const names = Object.keys(namedHours) as NamedHour[];
  const next = names.findIndex((name) => namedHours[name] > hour);
  // Before dawn and after 22:00 the light changes from night to dawn.
  const to = names[next === -1 ? 0 : next] as NamedHour;
  const from = names.at(next <= 0 ? -1 : next - 1) as NamedHour;
  const span = (namedHours[to] - namedHours[from] + 24) % 24;
  return { from, to, progress: ((hour - namedHours[from] + 24) % 24) / span };
}
