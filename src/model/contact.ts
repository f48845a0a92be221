/** How families reach admissions: by e-mail, and by telephone and WhatsApp once the school has given them. */
import type { PageContent } from '#schemas/pages.ts';
import type { SchoolFacts } from '#schemas/school-facts.ts';
import { whatsAppLink } from '#utils/mail-link.ts';
import { putValue } from '#utils/put-value.ts';
import { content } from './content.ts';
import { site } from './site.ts';

/** One way, as a link after its label. */
export interface ContactWay {
  label: string;
  text: string;
  href: string;
}

export interface Contact {
  ways: readonly ContactWay[];
  /** When calls are answered and how soon e-mails are, as sentences. */
  notes: readonly string[];
}

/** Returns the ways to reach admissions, in the words of the content; what is not given is left out. */
export function contactOf(
  { admissionsEmail, telephone, whatsapp, officeHours, replyTime }: SchoolFacts,
  words: PageContent<'contact-line'>,
): Contact {
  return {
    ways: [
      { label: words.write, text: admissionsEmail, href: `mailto:${admissionsEmail}` },
      ...(telephone ? [{ label: words.call, text: telephone, href: `tel:${telephone.replace(/[^\d+]/g, '')}` }] : []),
      ...(whatsapp ? [{ label: words.whatsapp, text: whatsapp, href: whatsAppLink(whatsapp) }] : []),
    ],
    notes: [
      ...(officeHours && (telephone ?? whatsapp) ? [putValue(words.hours, officeHours)] : []),
      ...(replyTime ? [putValue(words.reply, replyTime)] : []),
    ],
  };
}

/** How to reach admissions, for every page that tells families to write. */
export const contact = contactOf(site, content.pages['contact-line']);

/** The ways other than e-mail, for places that already show the address; null if there are none. */
export function besidesEmail({ ways, notes }: Contact): Contact | null {
  const others = ways.slice(1);
  return others.length + notes.length > 0 ? { ways: others, notes } : null;
}
