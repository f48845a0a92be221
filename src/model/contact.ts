/** How families contact admissions: by e-mail, and by telephone and WhatsApp once the school has given them. */

import type { Institution } from '#schemas/institution.ts';
import type { PageContent } from '#schemas/pages.ts';
import { fillPlaceholder } from '#utils/fill-placeholder.ts';
import { phoneLink, whatsAppLink } from '#utils/mail-link.ts';
import { content } from './content.ts';
import { site } from './site.ts';

/** A label and a link: 'Call', '+91 …'. */
export interface ContactLink {
  label: string;
  text: string;
  href: string;
}

export interface Contact {
  links: readonly ContactLink[];
  /** Sentences on office hours and the time to a reply. */
  notes: readonly string[];
}

/** Returns the contact links and notes of admissions. Omits facts that the school has not given. */
export function contactOf(
  { admissionsEmail, telephone, whatsapp, officeHours, replyTime }: Institution,
  labels: PageContent<'contact-line'>,
): Contact {
  return {
    links: [
      { label: labels.email, text: admissionsEmail, href: `mailto:${admissionsEmail}` },
      ...(telephone ? [{ label: labels.phone, text: telephone, href: phoneLink(telephone) }] : []),
      ...(whatsapp ? [{ label: labels.whatsapp, text: whatsapp, href: whatsAppLink(whatsapp) }] : []),
    ],
    notes: [
      ...(officeHours && (telephone ?? whatsapp) ? [fillPlaceholder(labels.hours, officeHours)] : []),
      ...(replyTime ? [fillPlaceholder(labels.reply, replyTime)] : []),
    ],
  };
}

/** The contact of admissions, for every page that asks families to write. */
export const contact = contactOf(site, content.pages['contact-line']);

/** Returns the contact without e-mail, for components that already show the address; null if nothing is left. */
export function contactWithoutEmail({ links, notes }: Contact): Contact | null {
  const otherLinks = links.slice(1);
  return otherLinks.length + notes.length > 0 ? { links: otherLinks, notes } : null;
}
