import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Diagram as DiagramContent } from '#schemas/diagram.ts';
import { Diagram } from './diagram.tsx';

const render = (drawing: DiagramContent['drawing'], ...labels: string[]) =>
  parse(
    renderToStaticMarkup(
      <Diagram diagram={{ drawing, heading: 'Heading', marks: labels.map((label) => ({ label, text: `Text of ${label}.` })) }} />,
    ),
  );
const squares = (diagram: ReturnType<typeof render>, kind: string) => diagram.querySelectorAll(`[data-square="${kind}"]`);

test('fills a hundred squares up to the first mark, and half fills them up to the next', () => {
  const register = render('hundred', '75%', '80%').querySelector('svg');
  expect(['filled', 'half', 'empty'].map((kind) => register?.querySelectorAll(`[data-square="${kind}"]`).length)).toEqual([
    75, 5, 20,
  ]);
});

test('highlights the marked ones of twelve months', () => {
  const months = render('twelve', 'Month 1', 'Month 6').querySelectorAll('rect');
  expect(months.flatMap((month, index) => (month.getAttribute('data-square') === 'filled' ? [index + 1] : []))).toEqual([1, 6]);
});

test('places periods one after another, with lengths in digits or in words, and six working days to a week', () => {
  const bars = squares(render('timeline', 'three days', '12 working days', '30 days'), 'filled');
  expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['0', '3'],
    ['3', '14'],
    ['17', '30'],
  ]);
});

test('has all information as text and hides the drawing from assistive technology', () => {
  for (const drawing of ['hundred', 'twelve', 'timeline', 'half-day', 'correction', 'phone-numbers'] as const) {
    const diagram = render(drawing, '1', '2');
    for (const text of ['Heading', 'Text of 1.', 'Text of 2.']) expect(diagram.textContent, drawing).toContain(text);
    for (const picture of diagram.querySelectorAll('svg')) expect(picture.getAttribute('aria-hidden'), drawing).toBe('true');
  }
});
