import { group, line } from '../fields.ts';
import { lineWithValue } from './page-parts.ts';

export const contactLine = group('Contact line', {
  email: line('Text before the e-mail address', { max: 40 }),
  phone: line('Text before the telephone number', { max: 40 }),
  whatsapp: line('Text before the WhatsApp number', { max: 40 }),
  hours: lineWithValue('When calls are answered', 'time'),
  reply: lineWithValue('How soon e-mails are answered', 'time'),
});
