/** Rendering of long texts: Markdown, links, and expressions that don't break across lines. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { splitText } from '#components/linked-text/split-text.ts';
import { Prose } from '#components/prose/prose.tsx';
import { prose } from '#schemas/fields.ts';
import { plainText, sectionsOf } from '#utils/markdown.ts';

const render = (text: string) => renderToStaticMarkup(createElement(Prose, { blocks: prose('Text').parse(text) }));
const findFaults = (text: string, headings = false) =>
  prose('Text', { headings })
    .safeParse(text)
    .error?.issues.map(({ message }) => message);

describe('Markdown', () => {
  test('joins the lines of a paragraph', () => {
    const paragraphs = ['One line and another.', 'In 1995. Nothing.'];
    expect(prose('Text').parse('One line\nand another.\n\nIn\n1995. Nothing.')).toEqual(paragraphs);
  });

  test('shows bold words and links, and escapes everything else', () => {
    expect(render('Pay **by [Friday](/faq#fees)** & write to a@b.in.')).toContain(
      '<p>Pay <strong>by </strong><strong><a href="/faq#fees">Friday</a></strong> &amp; write to <a href="mailto:a@b.in">a@b.in</a>.</p>',
    );
  });

  test('shows lists', () => {
    const html = render('Bring:\n- your **marks**,\n  in copy\n- a photograph\n\nThen:\n\n1. come\n2. sign');
    expect(html).toContain('<strong>marks</strong>, in copy</li><li>a photograph</li></ul><p>Then:</p><ol');
    expect(html).toContain('<li>come</li><li>sign</li></ol>');
  });

  test('is plain text in structured data', () => {
    const blocks = prose('Text').parse('Pay **by [Friday](/faq#fees)**:\n\n- by card,\n- by cheque');
    expect(plainText(blocks)).toBe('Pay by Friday:\nby card,\nby cheque');
  });

  test.each([
    ['a script', '[x](javascript:alert)', /can't be followed/],
    ['a link without https', '[x](http://a.in)', /can't be followed/],
    ['a link with a space', '[x](/a b)', /without a space/],
    ['HTML', 'a <b>b</b>', /remove the tag/],
    ['a bold mark without its pair', 'a **b', /write bold words/],
    ['a single star', 'a *b* c', /write bold words/],
    ['a picture', '![x](/a)', /shown as typed/],
    ['a bare address', 'see https://a.in', /write a link/],
    ['a heading', '## Fees', /remove the #/],
  ])('rejects %s', (_, text, message) => expect(findFaults(text)).toEqual([expect.stringMatching(message)]));

  test('may have headings if the field allows them', () => {
    expect(findFaults('## Fees\nAll of them.', true)).toBeUndefined();
    expect(
      sectionsOf(prose('Text', { headings: true }).parse('First.\n\n## Fees & fines\nAll of them.\n\n## Rules\n\n## Rules')),
    ).toEqual([
      { title: null, id: undefined, blocks: ['First.'] },
      { title: 'Fees & fines', id: 'about-fees-fines', blocks: ['All of them.'] },
      { title: 'Rules', id: 'about-rules', blocks: [] },
      { title: 'Rules', id: undefined, blocks: [] },
    ]);
  });
});

/** Returns the segments of a text that are links or do not break. */
const linksAndUnbroken = (text: string) => splitText(text).filter(({ href, nowrap }) => href || nowrap);

test.each([
  ['Write to admissions@pundir.example.', { text: 'admissions@pundir.example', href: 'mailto:admissions@pundir.example' }],
  ['Call 1800-180-5522 now', { text: '1800-180-5522', href: 'tel:18001805522', nowrap: true }],
])('%s contains a link', (text, link) => expect(linksAndUnbroken(text)).toEqual([link]));

test.each(['25–30', '45–50%', '1-year', 'Export–import', 'NEET-UG', 'half-days', '400 %', '6 and 7'])(
  '%s does not break over two lines',
  (text) => expect(linksAndUnbroken(`one ${text} two`)).toEqual([{ text, nowrap: true }]),
);

test('a long word may break, and neither years nor amounts become telephone links', () => {
  expect(linksAndUnbroken('one Physiotherapy–rehabilitation two')).toEqual([]);
  expect(splitText('Fees are paid by the year: ₹1,10,000.')).toHaveLength(1);
  expect(splitText('2026-2027, 91800-180-5522, 1800-180-55220, 3-12 months')).toHaveLength(1);
});
