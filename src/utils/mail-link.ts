/** Returns a `mailto:` address with a subject, and a text where one is given. Lines end in CRLF (RFC 6068, section 5). */
export function mailLink(email: string, subject: string, text = ''): string {
  const body = text && `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}${body}`;
}

/**
 * Returns the address that opens WhatsApp to a number, with a text where one is given. It needs the country's code: India's where none is written.
 * https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink(number: string, text = ''): string {
  const digits = number.replace(/\D/g, '');
  const dialled = number.trim().startsWith('+') ? digits : `91${digits.replace(/^0/, '')}`;
  return `https://wa.me/${dialled}${text && `?text=${encodeURIComponent(text)}`}`;
}
