/** The letters that families can send as they stand, with the addresses that open them in an e-mail or in WhatsApp. */
import type { Letter } from '#schemas/letter.ts';
import type { PageContent } from '#schemas/pages.ts';
import type { SchoolFacts } from '#schemas/school-facts.ts';
import { mailLink, whatsAppLink } from '#utils/mail-link.ts';

/** A letter in one language. */
export interface LetterWording {
  /** Where it is not the page's. */
  lang?: string;
  title: string;
  subject: string;
  blocks: readonly string[];
  /** Subject and text, to copy. */
  plain: string;
  words: PageContent<'letters'>['english'];
  write: string;
  /** Null until the school has a number. */
  whatsapp: string | null;
}

export interface LetterView {
  id: string;
  when: string;
  wordings: readonly [english: LetterWording, hindi: LetterWording];
}

/** Returns what the page of letters shows of each. */
export function letterViews(
  letters: readonly Letter[],
  words: Pick<PageContent<'letters'>, 'english' | 'hindi'>,
  { admissionsEmail, whatsapp }: Pick<SchoolFacts, 'admissionsEmail' | 'whatsapp'>,
): LetterView[] {
  const wording = ({ title, subject, body }: Letter['hindi'], language: LetterWording['words']): LetterWording => {
    const text = body.join('\n\n');
    return {
      title,
      subject,
      blocks: body,
      plain: `${subject}\n\n${text}`,
      words: language,
      write: mailLink(admissionsEmail, subject, text),
      whatsapp: whatsapp ? whatsAppLink(whatsapp, text) : null,
    };
  };
  return letters.map(({ id, title, when, english, hindi }) => ({
    id,
    when,
    wordings: [wording({ title, ...english }, words.english), { ...wording(hindi, words.hindi), lang: 'hi' }],
  }));
}
