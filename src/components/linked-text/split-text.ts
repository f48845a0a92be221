/** A run of text; a link if it has `href`. `nowrap`: it does not break across lines. */
export interface TextSegment {
  text: string;
  href?: string;
  nowrap?: true;
}

const linkable = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b1800-\d{3}-\d{4}\b/;
/** Expressions in which browsers would break the line: '25–30', 'Export–import', '1-year', 'e-commerce', 'NEET-UG', '400 %', '6 and 7', 'class 10'. */
const unbreakable =
  /[\d½]+(?:–[\d½]+)+%?|\b[A-Z][a-z]+–[a-z]+\b|\b\d-year\b|\b[A-Za-z]-[A-Za-z]+\b|\b[A-Z]{2,}-[A-Z]{2,}\b|\bhalf-days?\b|\b\d+ %|\b\d and \d\b|\b[Cc]lass \d+\b/;
/** Longer expressions may break, since they may not fit on a line of a narrow phone. */
const maxUnbreakableLength = 20;
const separators = new RegExp(`(${linkable.source}|${unbreakable.source})`);
const unbreakableOnly = new RegExp(`^(?:${unbreakable.source})$`);

/** Splits text at e-mail addresses and toll-free numbers, which become `mailto:` and `tel:` links, and at unbreakable expressions. */
export function splitText(text: string): TextSegment[] {
  return text
    .split(separators)
    .filter((segment) => segment !== '')
    .map((segment) => {
      if (linkable.test(segment)) {
        return segment.includes('@')
          ? { text: segment, href: `mailto:${segment}` }
          : { text: segment, href: `tel:${segment.replaceAll('-', '')}`, nowrap: true };
      }
      return unbreakableOnly.test(segment) && segment.length <= maxUnbreakableLength
        ? { text: segment, nowrap: true }
        : { text: segment };
    });
}
