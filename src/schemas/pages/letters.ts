import { group, line } from '../fields.ts';
import { meta, nextPages, sourced, terms } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

/** What stands around the text of an e-mail, in its language. */
const letterWords = (label: string) =>
  group(label, {
    language: line('Name of the language', { most: 20 }),
    subject: line('Before the subject', { most: 20 }),
    write: line('Button to write it', { most: 30 }),
    copy: line('Button to copy it', { most: 30 }),
    whatsapp: line('Link to send it on WhatsApp', { most: 30 }),
  });

export const letters = group('E-mails ready to send', {
  ...sourced,
  meta,
  heading,
  lead,
  terms,
  english: letterWords('In English'),
  hindi: letterWords('In Hindi'),
  next: nextPages,
});
