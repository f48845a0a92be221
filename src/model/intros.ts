import type { RouteId } from '#schemas/page-list.ts';

/** `once`: shown once per tab. `always`: shown on every visit. */
export type IntroKind = 'once' | 'always';

/** The pages that open with an intro. */
export const intros: Readonly<Partial<Record<RouteId, IntroKind>>> = { home: 'once', gallery: 'always', certificates: 'always' };
