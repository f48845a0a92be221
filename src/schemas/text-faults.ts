/** Checks texts for characters, markup and words that no text may contain. */

import { invisibleCharacter } from '#utils/invisible-character.ts';
import { parseInline } from '#utils/markdown.ts';
import { readWebAddress } from './web-address.ts';

/** Matches UTF-8 that was decoded as Windows-1252: 'Whatâ€™s', 'cafÃ©', 'â‚¹', 'à¤«'. */
const wronglyDecoded = /[ÂÃ][\u0080-\u00bf]|â[\u0080-\u00bf€‚„†]|à[¤¥]/;

/** Matches letters of other scripts and emoji, which the site's fonts don't contain and each device would draw differently. */
const notInFonts = /[\p{Emoji_Presentation}]|(?![\p{Script=Latin}\p{Script=Devanagari}])\p{L}/u;

const listItem = /(?:^[ \t]*|[.:;]\s+)[-*+•][ \t]/m;

/** Markdown and HTML that plain texts don't support, each with how to fix it. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/!?\[[^\]\n]*\]\([^)\n]*\)/, 'a text can’t contain links: write the words only'],
  [/\*{1,3}[^\s*](?:[^*\n]*[^\s*])?\*{1,3}|(?<![\w_])__[^\s_][^\n]*?__(?![\w_])|`[^`\n]+`/, 'remove the marks'],
  [/^[ \t]*#[ \t]|(?:^|\s)#{2,6}\s/m, 'remove the #; for a heading, where they are allowed, begin the line with ##'],
  [listItem, 'a text can’t contain lists: write sentences, or use a field that is a list'],
  [/^[ \t]*>[ \t]/m, 'remove the >'],
  [/<\/?[a-z][^<>\n]*>|<!--/i, 'remove the tag'],
  [/&(?:[a-z]\w{1,30}|#\d+|#x[\da-f]+);/i, 'write the character itself'],
];
/** Placeholders, and words of advertising that say nothing. */
const emptyWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lorem ipsum|TODO|TBD|XXX)\b|\bundefined\b|\[object/, 'finish the text'],
  [
    /\b(?:unlock\w*|(?:your|full|true|hidden) potential|world[- ]class|state[- ]of[- ]the[- ]art|holistic\w*|cutting[- ]edge|vibrant|seamless\w*)\b/i,
    'this is a word of advertising: describe the facts instead',
  ],
];
const emphasis = /(?<![\w_])_[^\s_](?:[^_]*[^\s_])?_(?![\w_])/;
const address = /\b(?:https?|ftp):\/*[^\s/]+|\bwww\.[^\s.]+\.[^\s]+/i;

export interface TextRules {
  /** Allows addresses such as https://neet.nta.nic.in. */
  addresses?: boolean | undefined;
  /** Allows _italics_. */
  emphasis?: boolean | undefined;
  /** Allows **bold**, [links](/faq) and lists (utils/markdown.ts). */
  markdown?: boolean | undefined;
  /** With `markdown`: allows headings, which are lines that begin with ##. */
  headings?: boolean | undefined;
}

/** Returns the first mistake in a text and how to fix it, or undefined if there is none. */
export function textFault(text: string, rules: TextRules = {}): string | undefined {
  const character = invisibleCharacter(text);
  if (character !== undefined) return `contains an invisible character (${codePoint(character)}): type the text again`;
  const garbled = wronglyDecoded.exec(text)?.[0];
  if (garbled !== undefined) return `'${garbled}' is a garbled character: type the text again`;
  const letter = notInFonts.exec(text)?.[0];
  if (letter !== undefined)
    return `the site's fonts do not have '${letter}': write it in Latin letters or in Devanagari, or leave it out`;
  const asPrinted = (match: string, advice: string) => `'${short(match.trim())}' would be shown as typed: ${advice}`;
  const link = rules.markdown ? linkFault(text) : undefined;
  if (link) return link;
  for (const [pattern, advice] of rules.markdown ? unsupportedMarkdown : []) {
    const match = pattern.exec(text);
    if (match) return asPrinted(match[0], advice);
  }
  const plainText = rules.markdown ? removeMarkdown(text, rules) : text;
  for (const [pattern, advice] of rules.markdown ? [...brokenMarkdown, ...markup] : markup) {
    const match = pattern.exec(plainText);
    if (match) return asPrinted(match[0], advice);
  }
  for (const [pattern, advice] of emptyWords) {
    const match = pattern.exec(plainText);
    if (match) return `'${match[0]}': ${advice}`;
  }
  const italics = rules.emphasis ? null : emphasis.exec(plainText);
  if (italics) return asPrinted(italics[0], 'remove the marks');
  const url = rules.addresses ? null : address.exec(plainText);
  if (!url) return undefined;
  return asPrinted(url[0], rules.markdown ? 'write a link, [words](address)' : 'name the site or the page in words');
}

/** Removes the marks of bold words, links, lists and headings. */
function removeMarkdown(text: string, { headings }: TextRules): string {
  const withoutBullets = text.replace(/^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+/gm, '');
  const pieces = parseInline(headings ? withoutBullets.replace(/^##[ \t]+/gm, '') : withoutBullets);
  return pieces.map((piece) => piece.text).join('');
}

/** Markdown beyond the subset that texts with `markdown` may use (utils/markdown.ts). */
const unsupportedMarkdown: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]*(?:```|~~~).*/m, 'remove the mark'],
  [/^[ \t]*\|.*\|/m, 'a text has no tables: write sentences or a list'],
  [/^[ \t]*(?:-{3,}|={3,}|\*{3,}|_{3,})[ \t]*$/m, 'remove the line'],
  [/~~[^~\n]+~~|\[\^\w+\]|^[ \t]*[-*+] \[[ xX]\]/m, 'remove the marks'],
  [/^##.*(?:\*\*|\]\().*/m, 'a heading has no bold words and no links'],
  [/(?:^|\n[ \t]*\n)[ \t]*(?!1[.)])\d{1,3}[.)][ \t].*/, 'a numbered list begins with 1.'],
];

/** Characters that `removeMarkdown` leaves in a text because they are malformed: a broken link, unpaired asterisks. */
const brokenMarkdown: readonly (readonly [RegExp, string])[] = [
  [/!?\[[^\]\n]*\]\([^)\n]*\)?/, 'a link is [words](address), without a space in the address'],
  [/\*{3}|_{2}/, 'write bold words **like this**'],
  [/(?<!\*)\*(?!\*)\S/, 'write bold words **like this**'],
  [/\*\*/, 'write bold words **like this**, without spaces inside the asterisks'],
  [
    listItem,
    'write each item of a list on its own line, beginning with a hyphen; in a YAML file begin the text with | instead of >-',
  ],
];

const sitePath = /^\/(?:[a-z\d][a-z\d/-]*)?(?:#[a-z\d-]+)?$/;
const contactLink = /^(?:mailto:[^\s@]+@[^\s@]+\.[a-z]+|tel:\+?[\d-]+)$/i;

/** Returns the mistake in the first invalid link. Links may lead to pages of the site (the build checks them), https, mailto: or tel: addresses. */
function linkFault(text: string): string | undefined {
  return parseInline(text)
    .flatMap(({ href }) => (href === undefined || sitePath.test(href) || contactLink.test(href) ? [] : [href]))
    .flatMap((href) => {
      const result = readWebAddress(href);
      return 'fault' in result
        ? [`the link to '${short(href)}' can't be followed: write https://…, or a page of this site such as /faq#fees`]
        : [];
    })[0];
}

const codePoint = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
