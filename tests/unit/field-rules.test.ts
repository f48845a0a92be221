import { describe, expect, test } from 'vitest';
import { courseMonths, levelsNamed } from '#schemas/course-words.ts';
import { day, time } from '#schemas/fields.ts';
import { figureFault } from '#schemas/figure-faults.ts';
import { phoneFault } from '#schemas/phone-number.ts';
import { textFault } from '#schemas/text-faults.ts';
import { readWebAddress } from '#schemas/web-address.ts';

describe('text', () => {
  test.each([
    ['zero-width space', '\u200b', 'U+200B'],
    ['soft hyphen', 'Sem\u00adester', 'U+00AD'],
    ['Hangul filler', '\u3164', 'U+3164'],
    ['replacement character', 'Caf\ufffd', 'U+FFFD'],
    ['direction override', 'Open \u202eyaD', 'U+202E'],
    ['tab', 'Open\tDay', 'U+0009'],
    ['line separator', 'Open\u2028Day', 'U+2028'],
    ['tag character', 'Open\u{e0041}', 'U+E0041'],
    ['blank of Braille', '\u2800', 'U+2800'],
    ['joiner between Latin letters', 'fi\u200dx', 'U+200D'],
    ['private use', '\ue000', 'U+E000'],
  ])('refuses an invisible character: %s', (_, text, code) => {
    expect(textFault(text)).toContain(`cannot be seen (${code}): type the text anew`);
  });

  test.each([
    '**bold** words',
    'some *italic* words',
    'an __important__ line',
    'an _important_ line',
    'the `code` of it',
    'See [the fees](/fees).',
    '![a picture](a.jpg)',
    '# Heading',
    'First line.\n## Heading',
    '- one\n- two',
    'Bring: - a pen - a book',
    '> said she',
    'a <b>bold</b> word',
    'Fees&nbsp;and dates',
    'Write to https://www.school.in/apply.',
    'http://school.in',
    'www.school.in has it',
  ])('refuses what would be printed as it stands: %s', (text) => {
    expect(textFault(text)).toMatch(/would be printed as it stands: \S/);
  });

  test.each([
    'क्\u200dष और र्\u200dय, श\u200cब्द',
    'Certificate in C# and .NET Programming',
    'A minus sign, as in 3 - 2 or x–y; 5 * 3 * 2',
    'Two lines\nof one paragraph',
    'For ages < 18 and > 12, R&D & more',
    'Write to admissions@pundir.example [before noon]',
    'neet.nta.nic.in, snake_case_name, no. 1_000',
    '₹1,10,000\u00a0a year',
  ])('takes %s', (text) => {
    expect(textFault(text)).toBeUndefined();
  });

  test('takes addresses and emphasis where a field is meant for them', () => {
    expect(textFault('See https://neet.nta.nic.in/', { addresses: true })).toBeUndefined();
    expect(textFault('We write _the ward at eight, the law at ten_.', { emphasis: true })).toBeUndefined();
  });
});

describe('web address', () => {
  test.each([
    ['https://apply.school.in', 'https://apply.school.in/'],
    [' HTTPS://Apply.School.in:443/Form?a=b#c ', 'https://apply.school.in/Form?a=b#c'],
    ['https://apply.school.in:8443/x', 'https://apply.school.in:8443/x'],
    ['https://विद्यालय.भारत/', 'https://xn--j2bsalm0de7i.xn--h2brj9c/'],
  ])('publishes the normal form of %s', (text, href) => {
    expect(readWebAddress(text)).toEqual({ href });
  });

  test.each([
    'https:apply.school.in',
    'https:/apply.school.in',
    'https:///apply.school.in',
    'https://...',
    'https://user@apply.school.in/',
    'https://www.school.in@elsewhere.in/',
    'https://apply',
    'https://1.2.3.4/',
    'https://1.2',
    'https://%61pply.in/',
    'https://apply.school.in\\form',
    'https://apply.school.in/a b',
    'https://apply.school.in/{id}',
    'https://apply.school.in/a/../b',
    'https://apply.school.in/%2e%2e/b',
    'https://apply.sch\u200bool.in/',
    'http://apply.school.in/',
    'javascript:alert(1)',
    'apply.school.in',
  ])('refuses %s', (text) => {
    expect(readWebAddress(text)).toEqual({ fault: expect.stringMatching(/^'.+: \S/) });
  });
});

describe('telephone number', () => {
  test.each([
    '1800-180-5522',
    '1800 11 4000',
    '+91 253 000 0000',
    '+91 90000 00000',
    '0253 250 0000',
    '9000000000',
    '112',
    '1098',
  ])('takes %s', (text) => expect(phoneFault(text)).toBeUndefined());
  test.each(['1800-180-552', '1800-180-55222', '+91 253 000 000', '98765', '+91 0253 000 0000', 'ask at the office', '12'])(
    'refuses %s',
    (text) => expect(phoneFault(text)).toMatch(/: write it as it is dialled, such as/),
  );
});

describe('figure', () => {
  test.each(['75%', '100%', '25–30', '5,000+', 'twice a year', '1:15', '2026–27', 'State Award 2024', '₹1,000'])(
    'takes %s',
    (text) => expect(figureFault(text)).toBeUndefined(),
  );
  test.each(['750%', '101 %', '30–25', '30-30'])('refuses %s', (text) => expect(figureFault(text)).toBeDefined());
});

describe('course', () => {
  test.each([
    ['5 years', 60, 60],
    ['3–4 years', 36, 48],
    ['5½ years', 66, 66],
    ['2 years and about 3 months', 27, 27],
    ['6 months to 1 year', 6, 12],
    ['6–12 months', 6, 12],
  ])('%s is %d to %d months', (length, least, most) => {
    expect(courseMonths(length)).toEqual({ least, most });
  });

  test('a length without a number, and a name without a level, say nothing', () => {
    expect(courseMonths('one term')).toBeUndefined();
    expect(levelsNamed('General Nursing and Midwifery')).toEqual([]);
  });

  test('reads the levels in a full name', () => {
    expect(levelsNamed('Integrated Bachelor of Management Studies and Master of Business Administration')).toEqual([
      'Bachelor',
      'Master',
    ]);
    expect(levelsNamed('Certified Ethical Hacking')).toEqual(['Certificate']);
  });
});

describe('day and time', () => {
  const messages = (schema: ReturnType<typeof time | typeof day>, text: string) =>
    schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

  test.each(['2027-02-06T04:30:00Z', '2027-02-06T04:30:00.000Z', '2027-02-06T10:00+05:30'])(
    'refuses %s, which has a time zone',
    (text) => expect(messages(time('Starts'), text)).toEqual([expect.stringMatching(/is not a time.*without a time zone$/)]),
  );

  test.each(['1926', '2062'])('refuses a day and a time in %s', (year) => {
    expect(messages(time('Starts'), `${year}-02-06T10:00`)).toEqual([expect.stringMatching(/in a year that can't be meant/)]);
    expect(messages(day('Announced on'), `${year}-02-06`)).toEqual([expect.stringMatching(/in a year that can't be meant/)]);
  });
});
