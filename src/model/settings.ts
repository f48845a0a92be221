import { z } from 'astro/zod';
import { analyticsId, leadsToSite, otherSites, ownAddress, type SchoolFacts } from '#schemas/school-facts.ts';
import { isCalendarDay } from '#utils/dates.ts';
import { siteOrigin } from './site-origin.ts';

/** The scope of HSTS: this host, its subdomains, or the browsers' preload list. */
export type StrictTransport = SchoolFacts['strictTransport'];

/** An empty environment variable counts as unset. */
const unset = (value: unknown) => value || undefined;

/** Settings that environment variables can override. */
const environmentSchema = z.object({
  SITE_URL: z.preprocess(unset, z.string().optional()),
  ANALYTICS_ID: z.preprocess(unset, analyticsId.optional()),
  /** Replaces today's date, for tests. */
  TODAY: z.preprocess(unset, z.string().refine(isCalendarDay, 'write a day such as 2027-01-31').optional()),
  /** `1` adds /examples to the build; production builds leave it out. */
  EXAMPLES: z.preprocess(unset, z.literal('1', 'write 1, or leave it away').optional()),
});

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Joins the school's facts, which their schema has checked, with the environment. Throws, naming the setting and the mend, on what it should
 * not be.
 */
export function readSettings<Facts extends Pick<SchoolFacts, 'siteUrl' | 'analyticsId'> & Partial<SchoolFacts>>(
  facts: Facts,
  env: Environment,
) {
  const { data: own, error } = environmentSchema.safeParse(env);
  if (!own) {
    const [issue] = error.issues;
    const key = String(issue?.path[0]);
    throw new Error(`${key} in the environment is '${env[key]}': ${issue?.message}.`);
  }
  const origin = siteOrigin(own.SITE_URL ?? facts.siteUrl);
  const wrong = otherSites.find((name) => leadsToSite(facts[name], origin));
  if (wrong) throw new Error(`src/content/school.yaml ${wrong}: ${ownAddress(facts[wrong])}, or change SITE_URL.`);
  return {
    ...facts,
    origin,
    analyticsId: own.ANALYTICS_ID ?? facts.analyticsId ?? null,
    today: buildDay(env),
    examples: own.EXAMPLES === '1',
  };
}

/** The day of the build: `TODAY` of the environment if it is a day of the calendar, otherwise the clock's. */
export function buildDay({ TODAY = '' }: Environment): Date {
  return isCalendarDay(TODAY) ? new Date(`${TODAY}T00:00:00+05:30`) : new Date();
}
