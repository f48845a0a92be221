/** A run of text, with an address where it should be a link. */
export interface TextPart {
  text: string;
  href?: string;
}

const linkable = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b1800-\d{3}-\d{4}\b)/;

/** Splits text at e-mail addresses and toll-free numbers, which become `mailto:` and `tel:` links. */
export function splitAtLinks(text: string): TextPart[] {
  return text
    .split(linkable)
    .filter((part) => part !== '')
    .map((part) => {
      if (!linkable.test(part)) return { text: part };
      return { text: part, href: part.includes('@') ? `mailto:${part}` : `tel:${part.replaceAll('-', '')}` };
    });
}
