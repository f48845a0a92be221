/** The e-mails that families can send as they stand, and the line that says how to reach admissions. */
import { describe, expect, test } from 'vitest';
import { besidesEmail, contactOf } from '#model/contact.ts';
import { content } from '#model/content.ts';
import { letterViews } from '#model/letters.ts';
import { mailLink, whatsAppLink } from '#utils/mail-link.ts';
import { school } from '../support/content.ts';

const untold = { ...school, telephone: undefined, whatsapp: undefined, officeHours: undefined, replyTime: undefined };
const told = { ...untold, telephone: '+91 253 000 0000', whatsapp: '090000 00000', replyTime: 'within two working days' };
const words = content.pages['contact-line'];

describe('an e-mail ready to send', () => {
  test('opens with its address, subject and text, whose lines end as mail asks', () => {
    const address = new URL(mailLink('a@b.example', 'हॉस्टल & किराया', 'One\n\nTwo'));
    expect(address.pathname).toBe('a@b.example');
    expect(address.searchParams.get('subject')).toBe('हॉस्टल & किराया');
    expect(address.searchParams.get('body')).toBe('One\r\n\r\nTwo');
    expect(mailLink('a@b.example', 'A')).not.toContain('body');
  });

  test('is in both languages, each with the blanks that the other has', () => {
    const letters = letterViews(content.letters, content.pages.letters, untold);
    expect(letters.length).toBeGreaterThanOrEqual(8);
    for (const { id, wordings } of letters) {
      const [english, hindi] = wordings.map(({ plain }) => plain.split('…').length);
      expect(english, id).toBe(hindi);
      expect(wordings[1].plain, id).toMatch(/^\p{Script=Devanagari}/u);
    }
  });

  test('goes to WhatsApp once there is a number, with the code of the country', () => {
    const whatsApp = (facts: typeof told | typeof untold) =>
      letterViews(content.letters.slice(0, 1), content.pages.letters, facts)[0]?.wordings.map((wording) => wording.whatsapp);
    expect(whatsApp(untold)).toEqual([null, null]);
    expect(whatsApp(told)).toEqual([expect.stringMatching(/^https:\/\/wa\.me\/919000000000\?text=Dear/), expect.any(String)]);
    expect(whatsAppLink('+44 20 0000 0000')).toBe('https://wa.me/442000000000');
  });
});

describe('the line of contact', () => {
  test('is the address alone until the school has told more', () => {
    expect(contactOf(untold, words)).toMatchObject({ ways: [{ text: school.admissionsEmail }], notes: [] });
    expect(besidesEmail(contactOf(untold, words))).toBeNull();
  });

  test('names telephone, WhatsApp and the time of an answer once they are told', () => {
    const { ways, notes } = contactOf(told, words);
    expect(ways.map(({ href }) => href)).toEqual([
      `mailto:${school.admissionsEmail}`,
      'tel:+912530000000',
      'https://wa.me/919000000000',
    ]);
    expect(notes).toEqual(['We answer e-mails within two working days.']);
    expect(contactOf({ ...told, officeHours: 'Monday to Saturday, 10 am to 5 pm' }, words).notes).toHaveLength(2);
  });
});
