import { pathOf, redirects } from '#model/routes.ts';

export interface Redirect {
  from: string;
  to: string;
  status: 301;
}

/** The permanent redirects of the site, from the route list. */
export const redirectRules: readonly Redirect[] = Object.entries(redirects).map(([from, id]) => ({
  from,
  to: pathOf(id),
  status: 301,
}));
