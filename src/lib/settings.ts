import { isCalendarDay } from './dates.ts';
import { siteOrigin } from './site-origin.ts';

/** Who promises to be reached by https alone: this host, the hosts below its domain too, or those on the browsers' own list. */
export type StrictTransport = 'host' | 'subdomains' | 'preload';

/** The school's own facts as src/content/school.ts has them. */
export interface SchoolFacts {
  siteUrl: string;
  applyUrl: string;
  admissionsEmail: string;
  supportEmail: string;
  analyticsId: string | null;
}

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
 * Joins the school's facts with the environment and checks them. Throws, naming the file and the mend, on an address that is none,
 * an e-mail address that is none, an analytics ID that is not Google's (`G-…`), a day that is not in the calendar or an unknown choice.
 */
export function readSettings<Facts extends SchoolFacts>(facts: Facts, env: Environment) {
  const file = 'src/content/school.ts';
  const applyUrl = URL.canParse(facts.applyUrl) ? new URL(facts.applyUrl) : null;
  if (applyUrl?.protocol !== 'https:') {
    throw new Error(`${file}: applyUrl is '${facts.applyUrl}': write the full address of the application form, with https://.`);
  }
  for (const key of ['admissionsEmail', 'supportEmail'] as const) {
    if (!/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(facts[key])) {
      throw new Error(`${file}: ${key} is '${facts[key]}': write one e-mail address, such as admissions@school.in.`);
    }
  }
  const analyticsId = env.ANALYTICS_ID || facts.analyticsId;
  if (analyticsId !== null && !/^G-[A-Z0-9]{4,}$/.test(analyticsId)) {
    const place = env.ANALYTICS_ID ? 'ANALYTICS_ID in the environment' : `${file}: analyticsId`;
    throw new Error(`${place} is '${analyticsId}': write a Google Analytics 4 ID such as 'G-AB12CD34EF', or null.`);
  }
  if (env.TODAY && !isCalendarDay(env.TODAY)) throw new Error(`TODAY is '${env.TODAY}': write a day such as 2027-01-31.`);
  if (env.EXAMPLES && env.EXAMPLES !== '1') throw new Error(`EXAMPLES is '${env.EXAMPLES}': write 1, or leave it away.`);
  const today = env.TODAY ? new Date(`${env.TODAY}T00:00:00+05:30`) : new Date();
  return { ...facts, origin: siteOrigin(env.SITE_URL || facts.siteUrl), analyticsId, today, examples: env.EXAMPLES === '1' };
}
