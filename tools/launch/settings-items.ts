import { itemIf, type LaunchItem } from './item.ts';

/** The settings of a build: the institution's facts and environment variables (src/model/site.ts). */
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

const file = 'src/content/institution.yaml';
const group = 'addresses' as const;

/** Returns items for reserved domain names (RFC 2606), a site without HTTPS, a missing analytics ID and an unconfirmed name. */
export function settingsItems(settings: Omit<LaunchSettings, 'today'>): LaunchItem[] {
  const { name, nameConfirmed, origin, applyUrl, admissionsEmail, supportEmail, analyticsId } = settings;
  const hosts = [
    ['site', 'The site’s own address', origin, new URL(origin).hostname, `siteUrl in ${file}, or SITE_URL in the environment`],
    ['apply', 'The application form', applyUrl, new URL(applyUrl).hostname, `applyUrl in ${file}`],
    ['admissions', 'The admissions e-mail address', admissionsEmail, domainOf(admissionsEmail), `admissionsEmail in ${file}`],
    ['support', 'The support e-mail address', supportEmail, domainOf(supportEmail), `supportEmail in ${file}`],
  ] as const;
  return [
    ...hosts.flatMap(([id, label, value, host, fix]) =>
      itemIf(isPlaceholder(host), { key: `address/${id}`, group, summary: `${label} is a placeholder: ${value}`, value, fix }),
    ),
    ...itemIf(new URL(origin).protocol !== 'https:', {
      key: 'address/encryption',
      group,
      summary: `The site’s own address begins with http: ${origin}`,
      value: origin,
      fix: 'Write it with https: pages, social cards and calendar files contain it.',
    }),
    ...itemIf(analyticsId === null, {
      key: 'setting/analytics',
      group,
      summary: 'There is no analytics ID: visits are not counted.',
      value: 'none',
      fix: `Write the Google Analytics 4 ID into ${file}, or accept that nothing is counted.`,
    }),
    ...itemIf(!nameConfirmed, {
      key: 'setting/name',
      group,
      summary: `Is ‘${name}’ the registered name? The brief only names PUNDIR.`,
      value: name,
      fix: `name in ${file}, then nameConfirmed: true; it is on every page, in structured data, in calendar files and on social cards.`,
    }),
  ];
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** Whether a host name is reserved for examples, tests or localhost (RFC 2606, RFC 6761). */
export function isPlaceholder(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[?::1\]?$/.test(host);
}
