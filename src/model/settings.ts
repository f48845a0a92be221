import { z } from 'astro/zod';
import { analyticsId, externalAddresses, type Institution, isOwnSite, ownSiteFault } from '#schemas/institution.ts';
import { isCalendarDay } from '#utils/dates.ts';
import { siteOrigin } from './site-origin.ts';

/** The scope of HSTS: this host, its subdomains, or the browsers' preload list. */
export type StrictTransport = Institution['strictTransport'];

/** An empty environment variable counts as unset. */
const unset = (value: unknown) => value || undefined;

/** Settings that environment variables can override. */
const environmentSchema = z.object({
  SITE_URL: z.preprocess(unset, z.string().optional()),
  ANALYTICS_ID: z.preprocess(unset, analyticsId.optional()),
  /** Replaces today's date, for tests. */
  TODAY: z.preprocess(unset, z.string().refine(isCalendarDay, 'write a day such as 2027-01-31').optional()),
  /** `1` adds /examples to the build; production builds leave it out. */
  EXAMPLES: z.preprocess(unset, z.literal('1', 'write 1, or unset it').optional()),
});

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Merges the institution's facts, which their schema has validated, with the environment. Throws if a setting is invalid; the message names the setting
 * and the fix.
 */
export function readSettings<Facts extends Pick<Institution, 'siteUrl' | 'analyticsId'> & Partial<Institution>>(
  facts: Facts,
  env: Environment,
) {
  const { data: overrides, error } = environmentSchema.safeParse(env);
  if (!overrides) {
    const [issue] = error.issues;
    const key = String(issue?.path[0]);
    throw new Error(`${key} in the environment is '${env[key]}': ${issue?.message}.`);
  }
  const origin = siteOrigin(overrides.SITE_URL ?? facts.siteUrl);
  const conflict = externalAddresses.find((name) => isOwnSite(facts[name], origin));
  if (conflict)
    throw new Error(`src/content/institution.yaml ${conflict}: ${ownSiteFault(facts[conflict])}, or change SITE_URL.`);
  return {
    ...facts,
    origin,
    analyticsId: overrides.ANALYTICS_ID ?? facts.analyticsId ?? null,
    today: buildDay(env),
  };
}

/** Returns the day of the build: `TODAY` of the environment if it is a valid day, otherwise the current time. */
export function buildDay({ TODAY = '' }: Environment): Date {
  return isCalendarDay(TODAY) ? new Date(`${TODAY}T00:00:00+05:30`) : new Date();
}
