import type { RouteId } from '../../lib/routes.ts';
import type { Hue, School } from '../types.ts';
import { certificates } from './certificates.ts';
import { commerce } from './commerce.ts';
import { design } from './design.ts';
import { humanities } from './humanities.ts';
import { it } from './it.ts';
import { legal } from './legal.ts';
import { management } from './management.ts';
import { paramedical } from './paramedical.ts';
import { science } from './science.ts';

/** The nine schools, in the order of the 'Education' menu. */
export const schools: readonly School[] = [
  paramedical,
  management,
  design,
  commerce,
  legal,
  science,
  it,
  humanities,
  certificates,
];

/** The hue of each, by its page. */
export const schoolHues: ReadonlyMap<RouteId, Hue> = new Map(schools.map(({ route, hue }) => [route, hue]));
