/** Returns a `mailto:` URL with a subject and an optional text. Lines end in CRLF (RFC 6068, section 5). */
export function mailLink(email: string, subject: string, text = ''): string {
  const body = text && `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}${body}`;
}

/** Returns a `tel:` URL of a number as people write it, with spaces, hyphens or brackets (RFC 3966). */
export const phoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** Returns the URL that opens WhatsApp with a text. The visitor chooses the recipient there. */
export const whatsAppShare = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/**
 * Returns the URL of a WhatsApp chat with a number, with an optional text. WhatsApp needs a country code; India's is added if there is none.
 * https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink(number: string, text = ''): string {
  const digits = number.replace(/\D/g, '');
  const dialled = number.trim().startsWith('+') ? digits : `91${digits.replace(/^0/, '')}`;
  return `https://wa.me/${dialled}${text && `?text=${encodeURIComponent(text)}`}`;
}
