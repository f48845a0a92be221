import { describe, expect, test } from 'vitest';
import { day, time } from '#schemas/fields.ts';
import { figureFault } from '#schemas/figure-faults.ts';
import { findLevels, parseCourseDuration } from '#schemas/level-and-duration.ts';
import { phoneFault } from '#schemas/phone-number.ts';
import { textFault } from '#schemas/text-faults.ts';
import { readWebAddress } from '#schemas/web-address.ts';

describe('a text', () => {
  test.each([
    ['a zero-width space', '\u200b', 'U+200B'],
    ['a soft hyphen', 'Sem\u00adester', 'U+00AD'],
    ['a Hangul filler', '\u3164', 'U+3164'],
    ['a replacement character', 'Caf\ufffd', 'U+FFFD'],
    ['a direction override', 'Open \u202eyaD', 'U+202E'],
    ['a tab', 'Open\tDay', 'U+0009'],
    ['a tag character', 'Open\u{e0041}', 'U+E0041'],
    ['a blank Braille pattern', '\u2800', 'U+2800'],
    ['a joiner between Latin letters', 'fi\u200dx', 'U+200D'],
  ])('may not contain %s', (_, text, code) => {
    expect(textFault(text)).toContain(`invisible character (${code}): type the text again`);
  });

  test.each(['Whatâ€™s On', 'CafÃ©', 'â‚¹1,10,000', 'à¤«à¥€à¤¸', '25Â°'])(
    'may not contain text that was decoded with the wrong character set: %s',
    (text) => {
      expect(textFault(text)).toMatch(/is a garbled character: type the text again/);
    },
  );

  test.each([
    '**bold** words',
    'some *italic* words',
    'an __important__ line',
    'an _important_ line',
    'the `code` of it',
    'See [the fees](/fees).',
    'First line.\n## Heading',
    '- one\n- two',
    'Bring: - a pen - a book',
    '> said she',
    'a <b>bold</b> word',
    'Fees&nbsp;and dates',
    'Write to https://www.school.in/apply.',
    'www.school.in has it',
  ])('may not contain markup or a web address, which would be shown literally: %s', (text) => {
    expect(textFault(text)).toMatch(/would be shown as typed: \S/);
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
    'À la carte, voilà, château, SÃO, 25°',
  ])('may be %s', (text) => expect(textFault(text)).toBeUndefined());

  test('may contain URLs and emphasis where its field allows them', () => {
    expect(textFault('See https://neet.nta.nic.in/', { addresses: true })).toBeUndefined();
    expect(textFault('We write _the ward at eight, the law at ten_.', { emphasis: true })).toBeUndefined();
  });
});

test.each([
  [' HTTPS://Apply.School.in:443/Form?a=b#c ', 'https://apply.school.in/Form?a=b#c'],
  ['https://apply.school.in:8443/x', 'https://apply.school.in:8443/x'],
  ['https://विद्यालय.भारत/', 'https://xn--j2bsalm0de7i.xn--h2brj9c/'],
])('the web address %s is normalised', (text, href) => expect(readWebAddress(text)).toEqual({ href }));

test.each([
  'https:apply.school.in',
  'https:///apply.school.in',
  'https://...',
  'https://www.school.in@elsewhere.in/',
  'https://apply',
  'https://1.2.3.4/',
  'https://%61pply.in/',
  'https://apply.school.in\\form',
  'https://apply.school.in/a b',
  'https://apply.school.in/{id}',
  'https://apply.school.in/%2e%2e/b',
  'https://apply.sch\u200bool.in/',
  'http://apply.school.in/',
  'javascript:alert(1)',
  'apply.school.in',
])('the web address %s is invalid', (text) => expect(readWebAddress(text)).toEqual({ fault: expect.stringMatching(/^'.+: \S/) }));

test.each(['1800-180-5522', '+91 253 000 0000', '0253 250 0000', '9000000000', '112', '1098'])(
  'the telephone number %s is valid',
  (text) => expect(phoneFault(text)).toBeUndefined(),
);
test.each(['1800-180-552', '1800-180-55222', '98765', '+91 0253 000 0000', 'ask at the office', '12'])(
  'the telephone number %s is invalid',
  (text) => expect(phoneFault(text)).toMatch(/: write it as it is dialled, such as/),
);

test.each(['75%', '25–30', '5,000+', 'twice a year', '1:15', '2026–27', '₹1,000'])('the figure %s is valid', (text) =>
  expect(figureFault(text)).toBeUndefined(),
);
test.each(['750%', '30–25', '30-30'])('the figure %s is invalid', (text) => expect(figureFault(text)).toBeDefined());

test.each([
  ['5 years', { min: 60, max: 60 }],
  ['3–4 years', { min: 36, max: 48 }],
  ['5½ years', { min: 66, max: 66 }],
  ['2 years and about 3 months', { min: 27, max: 27 }],
  ['6 months to 1 year', { min: 6, max: 12 }],
  ['one term', undefined],
])('the duration %s is converted to months', (duration, months) => expect(parseCourseDuration(duration)).toEqual(months));

test.each([
  ['Integrated Bachelor of Management Studies and Master of Business Administration', ['Bachelor', 'Master']],
  ['Certified Ethical Hacking', ['Certificate']],
  ['General Nursing and Midwifery', []],
])('the levels in the name %s are recognised', (name, levels) => expect(findLevels(name)).toEqual(levels));

const messages = (schema: ReturnType<typeof time | typeof day>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

test.each(['2027-02-06T04:30:00Z', '2027-02-06T10:00+05:30'])('the time %s is invalid because of its time zone', (text) =>
  expect(messages(time('Starts'), text)).toEqual([expect.stringMatching(/is not a time.*without a time zone$/)]),
);

test.each(['1926', '2062'])('a day or a time in the implausible year %s is invalid', (year) => {
  const expected = [expect.stringMatching(/has an unlikely year/)];
  expect(messages(time('Starts'), `${year}-02-06T10:00`)).toEqual(expected);
  expect(messages(day('Announced on'), `${year}-02-06`)).toEqual(expected);
});
