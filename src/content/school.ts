/**
 * The school's own facts, each once. Change one here and it changes everywhere: pages, search data, calendar files, social cards.
 * The addresses are placeholders on reserved names (RFC 2606) until the school gives the real ones.
 */
export const school = {
  name: 'Pundir Business School',
  shortName: 'PUNDIR',
  tagline: 'We build the future',
  description:
    'A private business and professional school in India: health sciences, management, commerce, law, science, information technology, humanities, design and certificate courses.',
  country: 'IN',
  language: 'en-IN',
  /** The site's own address, without a slash at the end. `SITE_URL` in the environment overrides it when the site is built. */
  siteUrl: 'https://www.pundir.example',
  /** Where 'Apply Now' leads. Opened in a new tab. */
  applyUrl: 'https://apply.pundir.example/',
  admissionsEmail: 'admissions@pundir.example',
  supportEmail: 'support@pundir.example',
  /** A Google Analytics 4 measurement ID ('G-…'), or null: then no analytics of any kind is on the site. */
  analyticsId: null,
  /**
   * How far the promise 'by https alone' reaches, which browsers remember for a year: 'host' is this site. 'subdomains' takes in every
   * name below the domain, 'preload' asks browsers to know it before the first visit; both can lock out a part of the school that has no
   * https yet, and are hard to take back.
   */
  strictTransport: 'host',
  /** Whether pages that were seen open again without a network. `false` takes the copies back from every device: docs/offline.md. */
  offlineCopies: true,
} as const;
