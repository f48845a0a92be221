import { pathOf, redirects } from '#model/routes.ts';

export interface Redirect {
  from: string;
  to: string;
  status: 301;
}

/** Permanent redirects from old paths (schemas/page-list.ts). */
export const redirectRules: readonly Redirect[] = Object.entries(redirects).map(([from, id]) => ({
  from,
  to: pathOf(id),
  status: 301,
}));
