/** A run of text, with an address where it should be a link. `keep`: it stands on one line. */
export interface TextPart {
  text: string;
  href?: string;
  keep?: true;
}

const linkable = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b1800-\d{3}-\d{4}\b/;
/** A line may end after a dash or a hyphen: '25–30' and '1-year' would be torn. */
const range = /[\d½]+–[\d½]+%?|\b\d-year\b/;
const apart = new RegExp(`(${linkable.source}|${range.source})`);

/** Splits text at e-mail addresses and toll-free numbers, which become `mailto:` and `tel:` links, and at ranges, which are kept whole. */
export function splitText(text: string): TextPart[] {
  return text
    .split(apart)
    .filter((part) => part !== '')
    .map((part) => {
      if (linkable.test(part)) {
        return { text: part, href: part.includes('@') ? `mailto:${part}` : `tel:${part.replaceAll('-', '')}` };
      }
      return range.test(part) && !part.includes(' ') ? { text: part, keep: true } : { text: part };
    });
}
