import { expect, test } from 'vitest';
import { splitAtLinks } from '../../src/lib/linked-text.ts';

test('text without an address stays one piece', () => {
  expect(splitAtLinks('Fees are paid by the year: ₹1,10,000.')).toEqual([{ text: 'Fees are paid by the year: ₹1,10,000.' }]);
});

test('an e-mail address becomes a link, and the full stop after it does not', () => {
  expect(splitAtLinks('Write to admissions@pundir.example.')).toEqual([
    { text: 'Write to ' },
    { text: 'admissions@pundir.example', href: 'mailto:admissions@pundir.example' },
    { text: '.' },
  ]);
});

test('the helpline becomes a telephone link', () => {
  expect(splitAtLinks('Call 1800-180-5522 now')).toContainEqual({ text: '1800-180-5522', href: 'tel:18001805522' });
});

test('several addresses in one text are all found', () => {
  const links = splitAtLinks('1800-180-5522 or helpline@antiragging.in or a.b+c@d.co.in').filter(({ href }) => href);
  expect(links.map(({ href }) => href)).toEqual(['tel:18001805522', 'mailto:helpline@antiragging.in', 'mailto:a.b+c@d.co.in']);
});

test('nothing of the text is lost', () => {
  const text = 'helpline@antiragging.in, 1800-180-5522, 10+2, 3-5 years, B.Sc. Nursing';
  expect(
    splitAtLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('years, spans and longer numbers are not telephone numbers', () => {
  expect(splitAtLinks('2026-2027, 91800-180-5522, 1800-180-55220, 3-12 months')).toHaveLength(1);
});
