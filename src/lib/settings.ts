import type { SchoolFacts } from '../schemas/school-facts.ts';
import { isCalendarDay } from './dates.ts';
import { siteOrigin } from './site-origin.ts';

/** Who promises to be reached by https alone: this host, the hosts below its domain too, or those on the browsers' own list. */
export type StrictTransport = SchoolFacts['strictTransport'];

/** What the environment may override when the site is built. */
export interface Environment {
  SITE_URL?: string | undefined;
  ANALYTICS_ID?: string | undefined;
  /** A day such as 2027-01-31 that stands for today, so that what depends on the date can be tested. */
  TODAY?: string | undefined;
  /** `1` adds the page of living examples to the build, which a production build leaves out (examples/). */
  EXAMPLES?: string | undefined;
}

/**
 * Joins the school's facts, which their schema has checked, with the environment, which is checked here. Throws, naming the mend, on an
 * address that is none, an analytics ID that is not Google's (`G-…`), a day that is not in the calendar or an unknown choice.
 */
export function readSettings<Facts extends Pick<SchoolFacts, 'siteUrl' | 'analyticsId'>>(facts: Facts, env: Environment) {
  if (env.ANALYTICS_ID && !/^G-[A-Z0-9]{4,}$/.test(env.ANALYTICS_ID)) {
    throw new Error(
      `ANALYTICS_ID in the environment is '${env.ANALYTICS_ID}': write a Google Analytics 4 ID such as 'G-AB12CD34EF', or leave it away.`,
    );
  }
  if (env.TODAY && !isCalendarDay(env.TODAY)) throw new Error(`TODAY is '${env.TODAY}': write a day such as 2027-01-31.`);
  if (env.EXAMPLES && env.EXAMPLES !== '1') throw new Error(`EXAMPLES is '${env.EXAMPLES}': write 1, or leave it away.`);
  const today = env.TODAY ? new Date(`${env.TODAY}T00:00:00+05:30`) : new Date();
  const analyticsId = env.ANALYTICS_ID || facts.analyticsId || null;
  return { ...facts, origin: siteOrigin(env.SITE_URL || facts.siteUrl), analyticsId, today, examples: env.EXAMPLES === '1' };
}
