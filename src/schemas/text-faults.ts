/** Checks for characters, markup and words that must not be in any text. */

import { splitInline } from '#utils/markdown.ts';
import { readWebAddress } from './web-address.ts';

/**
 * Characters that show nothing or only a placeholder: controls, format characters such as zero-width spaces, soft hyphens, direction
 * marks and tags, Hangul fillers, the blank of Braille, the replacement character, and code points that Unicode has given to nobody.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/u;

/** Devanagari spells with joiners: क्‍ष, र्‍य. Between letters of other scripts they are invisible. */
const devanagariJoiner = /(?<=\p{Script=Devanagari})[\u200c\u200d](?=\p{Script=Devanagari})/gu;

/** Finds an invisible character. Line breaks and Devanagari's joiners are allowed. */
export function invisibleCharacter(text: string): string | undefined {
  return invisible.exec(text.replaceAll('\n', '').replace(devanagariJoiner, ''))?.[0];
}

/** What UTF-8 looks like when it was read as Windows-1252: 'Whatâ€™s', 'cafÃ©', 'â‚¹', 'à¤«'. */
const misread = /[ÂÃ][\u0080-\u00bf]|â[\u0080-\u00bf€‚„†]|à[¤¥]/;

const list = /(?:^[ \t]*|[.:;]\s+)[-*+•][ \t]/m;

/** Markdown and HTML that an editor may expect to work, each with what to do about it. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/!?\[[^\]\n]*\]\([^)\n]*\)/, 'links are not made in texts: write the words alone'],
  [/\*{1,3}[^\s*](?:[^*\n]*[^\s*])?\*{1,3}|(?<![\w_])__[^\s_][^\n]*?__(?![\w_])|`[^`\n]+`/, 'take the marks out'],
  [/^[ \t]*#[ \t]|(?:^|\s)#{2,6}\s/m, 'headings are fields of their own: take the # out'],
  [list, 'texts have no lists: write sentences, or use a field that is a list'],
  [/^[ \t]*>[ \t]/m, 'take the > out'],
  [/<\/?[a-z][^<>\n]*>|<!--/i, 'take the tag out'],
  [/&(?:[a-z]\w{1,30}|#\d+|#x[\da-f]+);/i, 'write the character itself'],
];
/** What says that a text is not finished, or says nothing: the first is a placeholder, the second the language of brochures. */
const emptyWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lorem ipsum|TODO|TBD|XXX)\b|\bundefined\b|\[object/, 'finish the text'],
  [
    /\b(?:unlock\w*|(?:your|full|true|hidden) potential|world[- ]class|state[- ]of[- ]the[- ]art|holistic\w*|cutting[- ]edge|vibrant|seamless\w*)\b/i,
    'every brochure says so: say what there is or what happens',
  ],
];
const emphasis = /(?<![\w_])_[^\s_](?:[^_]*[^\s_])?_(?![\w_])/;
const address = /\b(?:https?|ftp):\/*[^\s/]+|\bwww\.[^\s.]+\.[^\s]+/i;

export interface TextRules {
  /** Addresses such as https://neet.nta.nic.in may stand in it. */
  addresses?: boolean | undefined;
  /** What stands between _low lines_ is set in italics. */
  emphasis?: boolean | undefined;
  /** **Bold**, [links](/faq) and lists are set as such (utils/markdown.ts). */
  markdown?: boolean | undefined;
  /** With `markdown`: a line that begins with ## is a heading. */
  headings?: boolean | undefined;
}

/** Returns what is wrong with a text and how to fix it, or undefined. */
export function textFault(text: string, rules: TextRules = {}): string | undefined {
  const character = invisibleCharacter(text);
  if (character !== undefined)
    return `there is a character here that cannot be seen (${codePoint(character)}): type the text anew`;
  const garbled = misread.exec(text)?.[0];
  if (garbled !== undefined) return `'${garbled}' is a character that another program has misread: type the text anew`;
  const prints = (found: string, advice: string) => `'${short(found.trim())}' would be printed as it stands: ${advice}`;
  const link = rules.markdown ? linkFault(text) : undefined;
  if (link) return link;
  const rest = rules.markdown ? withoutMarkdown(text, rules) : text;
  for (const [pattern, advice] of rules.markdown ? [...leftOver, ...markup] : markup) {
    const found = pattern.exec(rest);
    if (found) return prints(found[0], advice);
  }
  for (const [pattern, advice] of emptyWords) {
    const found = pattern.exec(rest);
    if (found) return `'${found[0]}': ${advice}`;
  }
  const italics = rules.emphasis ? null : emphasis.exec(rest);
  if (italics) return prints(italics[0], 'take the marks out');
  const bare = rules.addresses ? null : address.exec(rest);
  if (!bare) return undefined;
  return prints(bare[0], rules.markdown ? 'write a link, [words](address)' : 'name the site or the page in words');
}

/** What remains once bold words, links, lists and headings have been read. */
function withoutMarkdown(text: string, { headings }: TextRules): string {
  const blocks = text.replace(/^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+/gm, '');
  const plain = splitInline(headings ? blocks.replace(/^##[ \t]+/gm, '') : blocks);
  return plain.map((part) => part.text).join('');
}

/** Marks that were meant to be read and could not be. */
const leftOver: readonly (readonly [RegExp, string])[] = [
  [/!?\[[^\]\n]*\]\([^)\n]*\)?/, 'a link is [words](address), without a space in the address'],
  [/\*{3}|_{2}/, 'bold is **written so**'],
  [/(?<!\*)\*(?!\*)\S/, 'bold is **written so**'],
  [/\*\*/, 'bold is **written so**, without a space beside the stars'],
  [
    list,
    'a list has each item on a line of its own that begins with a hyphen; in a file the text then stands below | in place of >-',
  ],
];

const onSite = /^\/(?:[a-z\d][a-z\d/-]*)?(?:#[a-z\d-]+)?$/;
const writesTo = /^(?:mailto:[^\s@]+@[^\s@]+\.[a-z]+|tel:\+?[\d-]+)$/i;

/** Links lead to a page of the site, whose existence the build checks, to a site by https, to an e-mail address or a telephone. */
function linkFault(text: string): string | undefined {
  return splitInline(text)
    .flatMap(({ href }) => (href === undefined || onSite.test(href) || writesTo.test(href) ? [] : [href]))
    .flatMap((href) => {
      const read = readWebAddress(href);
      return 'fault' in read
        ? [`the link to '${short(href)}' can't be followed: write https://…, or a page of this site such as /faq#fees`]
        : [];
    })[0];
}

const codePoint = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
