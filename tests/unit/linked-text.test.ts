import { expect, test } from 'vitest';
import { splitText } from '#components/prose/linked-text.ts';

test('e-mail addresses and the helpline become links', () => {
  expect(splitText('Write to admissions@pundir.example.')).toEqual([
    { text: 'Write to ' },
    { text: 'admissions@pundir.example', href: 'mailto:admissions@pundir.example' },
    { text: '.' },
  ]);
  expect(splitText('Call 1800-180-5522 now')).toContainEqual({ text: '1800-180-5522', href: 'tel:18001805522', keep: true });
});

test('a range is kept on one line, with its percent sign', () => {
  expect(splitText('classes of 25–30, marks of 45–50% – or more')).toEqual([
    { text: 'classes of ' },
    { text: '25–30', keep: true },
    { text: ', marks of ' },
    { text: '45–50%', keep: true },
    { text: ' – or more' },
  ]);
  expect(splitText('4½ years of study and a 1-year internship')[1]).toEqual({ text: '1-year', keep: true });
  expect(splitText('25–30')).toEqual([{ text: '25–30', keep: true }]);
});

test.each(['Export–import', 'e-commerce', 'NEET-UG', 'half-days', '400 %', '6 and 7'])('%s is kept on one line', (words) => {
  expect(splitText(`one ${words} two`)).toEqual([{ text: 'one ' }, { text: words, keep: true }, { text: ' two' }]);
});

test('nothing of the text is lost', () => {
  const text = 'helpline@antiragging.in, 1800-180-5522, 10+2, 3-5 years, 25–30, B.Sc. Nursing';
  expect(
    splitText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('years, sums and longer numbers are not telephone numbers', () => {
  expect(splitText('Fees are paid by the year: ₹1,10,000.')).toEqual([{ text: 'Fees are paid by the year: ₹1,10,000.' }]);
  expect(splitText('2026-2027, 91800-180-5522, 1800-180-55220, 3-12 months')).toHaveLength(1);
});
