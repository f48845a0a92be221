/** The e-mail templates for families, and the line with the contacts of the admissions office. */
import { describe, expect, test } from 'vitest';
import { contactOf, contactWithoutEmail } from '#model/contact.ts';
import { content } from '#model/content.ts';
import { emailTemplateViews } from '#model/email-templates.ts';
import { mailLink, whatsAppLink } from '#utils/mail-link.ts';
import { institution } from '../support/content.ts';

const withoutContacts = {
  ...institution,
  telephone: undefined,
  whatsapp: undefined,
  officeHours: undefined,
  replyTime: undefined,
};
const withContacts = {
  ...withoutContacts,
  telephone: '+91 253 000 0000',
  whatsapp: '090000 00000',
  replyTime: 'within two working days',
};
const contactTexts = content.pages['contact-line'];

describe('an e-mail template', () => {
  test('opens an e-mail with the address, the subject and the text, with CRLF line breaks', () => {
    const url = new URL(mailLink('a@b.example', 'हॉस्टल & किराया', 'One\n\nTwo'));
    expect(url.pathname).toBe('a@b.example');
    expect(url.searchParams.get('subject')).toBe('हॉस्टल & किराया');
    expect(url.searchParams.get('body')).toBe('One\r\n\r\nTwo');
    expect(mailLink('a@b.example', 'A')).not.toContain('body');
  });

  test('exists in English and Hindi', () => {
    const templates = emailTemplateViews(content['email-templates'], content.pages['email-templates'], withoutContacts);
    expect(templates.length).toBeGreaterThan(0);
    for (const { id, texts } of templates) expect(texts[1].plainText, id).toMatch(/\p{Script=Devanagari}/u);
  });

  test('has a WhatsApp link with the country code once there is a number', () => {
    const whatsApp = (contacts: typeof withContacts | typeof withoutContacts) =>
      emailTemplateViews(content['email-templates'].slice(0, 1), content.pages['email-templates'], contacts)[0]?.texts.map(
        (wording) => wording.whatsappHref,
      );
    expect(whatsApp(withoutContacts)).toEqual([null, null]);
    expect(whatsApp(withContacts)).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/919000000000\?text=Dear/),
      expect.any(String),
    ]);
    expect(whatsAppLink('+44 20 0000 0000')).toBe('https://wa.me/442000000000');
  });
});

describe('the contact line', () => {
  test('has only the e-mail address until other contacts are set', () => {
    expect(contactOf(withoutContacts, contactTexts)).toMatchObject({ links: [{ text: institution.admissionsEmail }], notes: [] });
    expect(contactWithoutEmail(contactOf(withoutContacts, contactTexts))).toBeNull();
  });

  test('has the telephone, WhatsApp and the reply time once they are set', () => {
    const { links, notes } = contactOf(withContacts, contactTexts);
    expect(links.map(({ href }) => href)).toEqual([
      `mailto:${institution.admissionsEmail}`,
      'tel:+912530000000',
      'https://wa.me/919000000000',
    ]);
    expect(notes).toEqual(['We answer e-mails within two working days.']);
    expect(contactOf({ ...withContacts, officeHours: 'Monday to Saturday, 10 am to 5 pm' }, contactTexts).notes).toHaveLength(2);
  });
});
