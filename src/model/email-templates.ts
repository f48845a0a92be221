/** E-mail templates for families, with links that open them in a mail app or in WhatsApp. */
import type { EmailTemplate } from '#schemas/email-template.ts';
import type { Institution } from '#schemas/institution.ts';
import type { PageContent } from '#schemas/pages.ts';
import { mailLink, whatsAppLink } from '#utils/mail-link.ts';

/** The id of the e-mail template that requests the fees of a course. */
export const feeTemplateId = 'fee-sheet';

/** An e-mail template in one language. */
export interface EmailTemplateText {
  /** Set if the text is not in the page's language. */
  lang?: string;
  title: string;
  subject: string;
  blocks: readonly string[];
  /** Subject and text, for copying. */
  plainText: string;
  labels: PageContent<'email-templates'>['english'];
  mailHref: string;
  /** Null if the school has no WhatsApp number. */
  whatsappHref: string | null;
}

export interface EmailTemplateView {
  id: string;
  when: string;
  texts: readonly [english: EmailTemplateText, hindi: EmailTemplateText];
}

/** Returns the templates for their page. */
export function emailTemplateViews(
  templates: readonly EmailTemplate[],
  labels: Pick<PageContent<'email-templates'>, 'english' | 'hindi'>,
  { admissionsEmail, whatsapp }: Pick<Institution, 'admissionsEmail' | 'whatsapp'>,
): EmailTemplateView[] {
  const textOf = (
    { title, subject, body }: EmailTemplate['hindi'],
    textLabels: EmailTemplateText['labels'],
  ): EmailTemplateText => {
    const text = body.join('\n\n');
    return {
      title,
      subject,
      blocks: body,
      plainText: `${subject}\n\n${text}`,
      labels: textLabels,
      mailHref: mailLink(admissionsEmail, subject, text),
      whatsappHref: whatsapp ? whatsAppLink(whatsapp, text) : null,
    };
  };
  return templates.map(({ id, title, when, english, hindi }) => ({
    id,
    when,
    texts: [textOf({ title, ...english }, labels.english), { ...textOf(hindi, labels.hindi), lang: 'hi' }],
  }));
}
