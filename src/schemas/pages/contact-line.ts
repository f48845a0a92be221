import { group, line } from '../fields.ts';
import { withValue } from './page-parts.ts';

export const contactLine = group('Line of contact', {
  write: line('Before the e-mail address', { most: 40 }),
  call: line('Before the telephone', { most: 40 }),
  whatsapp: line('Before the WhatsApp number', { most: 40 }),
  hours: withValue('When calls are answered', 'time'),
  reply: withValue('How soon e-mails are answered', 'time'),
});
