import type { RouteId } from '#schemas/page-list.ts';
import type { Hue, School } from '#schemas/school.ts';

/** Maps each school's route to its hue. */
export const huesOf = (schools: readonly Pick<School, 'route' | 'hue'>[]): ReadonlyMap<RouteId, Hue> =>
  new Map(schools.map(({ route, hue }) => [route, hue]));
