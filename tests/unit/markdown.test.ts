import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Prose } from '#components/prose/prose.tsx';
import { prose } from '#schemas/fields.ts';
import { sectionsOf } from '#utils/markdown.ts';

const render = (text: string) => renderToStaticMarkup(createElement(Prose, { paragraphs: prose('Text').parse(text) }));
const faults = (text: string, headings = false) =>
  prose('Text', { headings })
    .safeParse(text)
    .error?.issues.map(({ message }) => message);

describe('Markdown in long texts', () => {
  test('leaves plain text as it is, with its lines joined', () => {
    expect(prose('Text').parse('One line\nand another.\n\nIn\n1995. Nothing.')).toEqual([
      'One line and another.',
      'In 1995. Nothing.',
    ]);
  });

  test('sets bold words and links, and escapes everything else', () => {
    expect(render('Pay **by [Friday](/faq#fees)** & write to a@b.in.')).toContain(
      '<p>Pay <strong>by </strong><strong><a href="/faq#fees">Friday</a></strong> &amp; write to <a href="mailto:a@b.in">a@b.in</a>.</p>',
    );
  });

  test('sets lists, with or without an empty line before them', () => {
    const html = render('Bring:\n- your **marks**,\n  in copy\n- a photograph\n\nThen:\n\n1. come\n2. sign');
    expect(html).toContain('<strong>marks</strong>, in copy</li><li>a photograph</li></ul><p>Then:</p><ol');
    expect(html).toContain('<li>come</li><li>sign</li></ol>');
  });

  test.each([
    ['a script', '[x](javascript:alert)', /can't be followed/],
    ['a link without https', '[x](http://a.in)', /can't be followed/],
    ['a link with a space', '[x](/a b)', /without a space/],
    ['HTML', 'a <b>b</b>', /take the tag out/],
    ['a bold mark without its pair', 'a **b', /bold is/],
    ['a single star', 'a *b* c', /bold is/],
    ['a picture', '![x](/a)', /printed as it stands/],
    ['a bare address', 'see https://a.in', /write a link/],
    ['a heading', '## Fees', /take the # out/],
  ])('refuses %s', (_, text, says) => expect(faults(text)).toEqual([expect.stringMatching(says)]));

  test('takes headings where a field has them', () => {
    expect(faults('## Fees\nAll of them.', true)).toBeUndefined();
    expect(sectionsOf(prose('Text', { headings: true }).parse('First.\n\n## Fees\nAll of them.\n\n## Rules'))).toEqual([
      { title: null, blocks: ['First.'] },
      { title: 'Fees', blocks: ['All of them.'] },
      { title: 'Rules', blocks: [] },
    ]);
  });
});
