import { type LaunchItem, when } from './item.ts';

/** The settings of a build: the school's facts and what the environment overrides (src/site.ts). */
export interface LaunchSettings {
  name: string;
  nameConfirmed: boolean;
  origin: string;
  applyUrl: string;
  admissionsEmail: string;
  supportEmail: string;
  analyticsId: string | null;
  today: Date;
}

const file = 'src/content/school.yaml';
const group = 'addresses' as const;

/** Addresses on names that nobody can own (RFC 2606), a site that is not sent encrypted, a missing analytics ID and an assumed name. */
export function settingsItems(settings: Omit<LaunchSettings, 'today'>): LaunchItem[] {
  const { name, nameConfirmed, origin, applyUrl, admissionsEmail, supportEmail, analyticsId } = settings;
  const hosts = [
    ['site', 'The site’s own address', origin, new URL(origin).hostname, `siteUrl in ${file}, or SITE_URL in the environment`],
    ['apply', 'The application form', applyUrl, new URL(applyUrl).hostname, `applyUrl in ${file}`],
    ['admissions', 'The admissions e-mail address', admissionsEmail, domainOf(admissionsEmail), `admissionsEmail in ${file}`],
    ['support', 'The support e-mail address', supportEmail, domainOf(supportEmail), `supportEmail in ${file}`],
  ] as const;
  return [
    ...hosts.flatMap(([id, label, value, host, mend]) =>
      when(isPlaceholder(host), { key: `address/${id}`, group, what: `${label} is a placeholder: ${value}`, value, mend }),
    ),
    ...when(new URL(origin).protocol !== 'https:', {
      key: 'address/encryption',
      group,
      what: `The site’s own address begins with http: ${origin}`,
      value: origin,
      mend: 'Give it with https: pages, social cards and calendar files all name it.',
    }),
    ...when(analyticsId === null, {
      key: 'setting/analytics',
      group,
      what: 'There is no analytics ID: visits are not counted.',
      value: 'none',
      mend: `Write the Google Analytics 4 ID into ${file}, or accept that nothing is counted.`,
    }),
    ...when(!nameConfirmed, {
      key: 'setting/name',
      group,
      what: `Is ‘${name}’ the registered name? The brief gives no more of it than PUNDIR.`,
      value: name,
      mend: `name in ${file}, then nameConfirmed: true; it stands on every page, in search data, in calendar files and on social cards.`,
    }),
  ];
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** Whether a host name is reserved for examples, tests or localhost (RFC 2606, RFC 6761). */
export function isPlaceholder(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[?::1\]?$/.test(host);
}
