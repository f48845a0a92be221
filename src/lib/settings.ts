import { z } from 'astro/zod';
import { isCalendarDay } from './dates.ts';
import { siteOrigin } from './site-origin.ts';

const file = 'src/content/school.ts';

const text = z.string('write it between quotes').regex(/\S/, 'write it between quotes');
const email = z
  .string('write one e-mail address')
  .regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'write one e-mail address, such as admissions@school.in');
const analyticsId = z
  .string("write an ID such as 'G-AB12CD34EF', or null")
  .regex(/^G-[A-Z0-9]{4,}$/, "write a Google Analytics 4 ID such as 'G-AB12CD34EF', or null");
const applyUrl = z.url({ protocol: /^https$/, error: 'write the full address of the application form, with https://' });

/** The school's own facts as src/content/school.ts has them. */
const factsSchema = z.object({
  name: text,
  shortName: text,
  tagline: text,
  description: text,
  country: z.string().regex(/^[A-Z]{2}$/, "write a country's two letters, such as IN"),
  language: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'write a language and a country, such as en-IN'),
  siteUrl: text,
  applyUrl,
  admissionsEmail: email,
  supportEmail: email,
  analyticsId: analyticsId.nullable(),
  /** Who promises to be reached by https alone: this host, the hosts below its domain too, or those on the browsers' own list. */
  strictTransport: z.enum(['host', 'subdomains', 'preload'], "write 'host', 'subdomains' or 'preload'"),
  offlineCopies: z.boolean('write true or false'),
});

export type StrictTransport = z.infer<typeof factsSchema>['strictTransport'];

/** An empty setting of the environment counts as none. */
const unset = (value: unknown) => value || undefined;

/** What the environment may override when the site is built. */
const environmentSchema = z.object({
  SITE_URL: z.preprocess(unset, z.string().optional()),
  ANALYTICS_ID: z.preprocess(unset, analyticsId.optional()),
  /** A day that stands for today, so that what depends on the date can be tested. */
  TODAY: z.preprocess(unset, z.string().refine(isCalendarDay, 'write a day such as 2027-01-31').optional()),
  /** `1` adds the page of living examples to the build, which a production build leaves out (examples/). */
  EXAMPLES: z.preprocess(unset, z.literal('1', 'write 1, or leave it away').optional()),
});

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Joins the school's facts with the environment. Throws, naming the place and the mend, on whatever they should not be, whichever type the
 * editor's file gives them.
 */
export function readSettings(facts: object, env: Environment) {
  const school = checked(factsSchema, facts, (key) => `${file}: ${key}`);
  const own = checked(environmentSchema, env, (key) => `${key} in the environment`);
  return {
    ...school,
    origin: siteOrigin(own.SITE_URL ?? school.siteUrl),
    analyticsId: own.ANALYTICS_ID ?? school.analyticsId,
    today: own.TODAY ? new Date(`${own.TODAY}T00:00:00+05:30`) : new Date(),
    examples: own.EXAMPLES === '1',
  };
}

function checked<Schema extends z.ZodType>(schema: Schema, values: object, place: (key: string) => string): z.infer<Schema> {
  const { data, error } = schema.safeParse(values);
  const [issue] = error?.issues ?? [];
  if (!issue) return data as z.infer<Schema>;
  const key = String(issue.path[0]);
  throw new Error(`${place(key)} is '${(values as Record<string, unknown>)[key]}': ${issue.message}.`);
}
