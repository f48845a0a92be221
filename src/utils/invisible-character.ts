/**
 * Characters that are invisible or shown as a placeholder: controls, format characters such as zero-width spaces, soft hyphens, direction
 * marks and tags, Hangul fillers, the Braille blank, the replacement character, and unassigned code points.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/u;

/** Joiners are part of Devanagari spelling: क्‍ष, र्‍य. In other scripts they are invisible characters. */
const devanagariJoiner = /(?<=\p{Script=Devanagari})[\u200c\u200d](?=\p{Script=Devanagari})/gu;

/** Returns the first invisible character. Allows line breaks and the joiners of Devanagari. */
export function invisibleCharacter(text: string): string | undefined {
  return invisible.exec(text.replaceAll('\n', '').replace(devanagariJoiner, ''))?.[0];
}
