/** A run of text, with an address where it should be a link. `keep`: it stands on one line. */
export interface TextPart {
  text: string;
  href?: string;
  keep?: true;
}

const linkable = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b1800-\d{3}-\d{4}\b/;
/** A line may end after a dash, a hyphen or a space: '25–30', 'Export–import', '1-year', 'e-commerce', 'NEET-UG', '400 %', '6 and 7' and 'class 10' would be torn. */
const whole =
  /[\d½]+(?:–[\d½]+)+%?|\b[A-Z][a-z]+–[a-z]+\b|\b\d-year\b|\b[A-Za-z]-[A-Za-z]+\b|\b[A-Z]{2,}-[A-Z]{2,}\b|\bhalf-days?\b|\b\d+ %|\b\d and \d\b|\b[Cc]lass \d+\b/;
/** More characters may not fit on a line of a narrow phone. */
const mostWhole = 20;
const apart = new RegExp(`(${linkable.source}|${whole.source})`);
const isWhole = new RegExp(`^(?:${whole.source})$`);

/** Splits text at e-mail addresses and toll-free numbers, which become `mailto:` and `tel:` links, and at what is kept whole. */
export function splitText(text: string): TextPart[] {
  return text
    .split(apart)
    .filter((part) => part !== '')
    .map((part) => {
      if (linkable.test(part)) {
        return part.includes('@')
          ? { text: part, href: `mailto:${part}` }
          : { text: part, href: `tel:${part.replaceAll('-', '')}`, keep: true };
      }
      return isWhole.test(part) && part.length <= mostWhole ? { text: part, keep: true } : { text: part };
    });
}
