import type { Institution } from '#schemas/institution.ts';
import { mailLink, phoneLink } from '#utils/mail-link.ts';
import { pathOf } from './routes.ts';

interface Link {
  href: string;
  label: string;
}

/** The links at the head of a page. */
export interface ApplyLinks {
  /** The application form, on pages where applying is the next step. */
  applyUrl?: string;
  /** The primary link on other pages. */
  primary?: Link;
  /** The second link: visit the school, or ask a question. */
  secondary: Link;
}

const openDay: Link = { href: pathOf('whatson'), label: 'Come to an open day' };

/** Returns the application form and a second link. `about` is the subject of the e-mail for `ask`. */
export function applyLinks(
  { applyUrl, admissionsEmail }: Pick<Institution, 'applyUrl' | 'admissionsEmail'>,
  secondary: 'visit' | 'ask',
  about = 'Question',
): ApplyLinks {
  return {
    applyUrl,
    secondary: secondary === 'visit' ? openDay : { href: mailLink(admissionsEmail, about), label: 'E-mail admissions' },
  };
}

/** The links of the gallery page. */
export const visitLinks: ApplyLinks = { secondary: openDay };

/** Returns a link that opens an e-mail to the portal’s support, for guests, and a second link. */
export const supportLinks = ({ supportEmail }: Pick<Institution, 'supportEmail'>, secondary: Link): ApplyLinks => {
  const label = 'Ask for a guest login';
  return { primary: { href: mailLink(supportEmail, label), label }, secondary };
};

/** Returns the helpline against ragging, for urgent cases, and a second link. */
export const helplineLinks = ({ raggingPhone }: { raggingPhone: string }, secondary: Link): ApplyLinks => ({
  primary: { href: phoneLink(raggingPhone), label: `Call ${raggingPhone}` },
  secondary,
});
