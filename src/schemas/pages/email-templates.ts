import { group, line, paragraph } from '../fields.ts';
import { meta, nextPages, provenanceFields, searchTerms } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

/** The labels around an e-mail template in one language. */
const templateLabels = (label: string) =>
  group(label, {
    language: line('Name of the language', { max: 20 }),
    subject: line('Text before the subject', { max: 20 }),
    write: line('Label of the button to write it', { max: 30 }),
    copy: line('Label of the button to copy it', { max: 30 }),
    whatsapp: line('Label of the link to send it on WhatsApp', { max: 30 }),
  });

export const emailTemplates = group('E-mails ready to send', {
  ...provenanceFields,
  meta,
  heading,
  lead,
  searchTerms,
  hindiLead: paragraph('Lead in Hindi'),
  english: templateLabels('In English'),
  hindi: templateLabels('In Hindi'),
  next: nextPages,
});
