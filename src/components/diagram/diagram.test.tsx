import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Diagram as Words } from '#schemas/diagram.ts';
import { Diagram } from './diagram.tsx';

const drawn = (drawing: Words['drawing'], ...labels: string[]) =>
  parse(
    renderToStaticMarkup(
      <Diagram diagram={{ drawing, heading: 'Drawn', marks: labels.map((label) => ({ label, text: `What ${label} says.` })) }} />,
    ),
  );
const squares = (part: ReturnType<typeof drawn>, kind: string) => part.querySelectorAll(`[data-square="${kind}"]`);

test('of a hundred squares as many are filled as the first mark names, and half filled up to the next', () => {
  const register = drawn('hundred', '75%', '80%');
  expect(['filled', 'half', 'empty'].map((kind) => squares(register, kind).length)).toEqual([75, 5, 20]);
});

test('of twelve months those are lit that the marks name', () => {
  const months = drawn('twelve', 'Month 1', 'Month 6').querySelectorAll('rect');
  expect(months.flatMap((month, at) => (month.getAttribute('data-square') === 'filled' ? [at + 1] : []))).toEqual([1, 6]);
});

test('the days of a way follow one another, in figures and in words', () => {
  const way = squares(drawn('way', '3 days', 'two working days', '30 days'), 'filled');
  expect(way.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['0', '3'],
    ['3', '2'],
    ['5', '30'],
  ]);
});

test('what is drawn is said in words, and the drawing itself is silent', () => {
  for (const drawing of ['hundred', 'twelve', 'way', 'half-day', 'corrected', 'call'] as const) {
    const part = drawn(drawing, '1', '2');
    for (const says of ['Drawn', 'What 1 says.', 'What 2 says.']) expect(part.textContent, drawing).toContain(says);
    for (const picture of part.querySelectorAll('svg')) expect(picture.getAttribute('aria-hidden'), drawing).toBe('true');
  }
});
