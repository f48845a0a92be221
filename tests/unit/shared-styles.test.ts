import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedSheets, shareStyles } from '../../publish/pages/shared-styles.ts';

const font = '@font-face{font-family:A;src:url(a.woff2)}';
const [bar, card, fee] = ['.bar{color:red}', '@media (width<48rem){.card{top:0}}', '.fee{content:"};"}'] as const;

test('similar style sheets are merged into one with all their rules', () => {
  const [smaller, larger, unrelated] = [bar, bar + fee, card + card.replaceAll('card', 'cards')];
  const shared = sharedSheets(
    new Map([
      [smaller, 1],
      [larger, 1],
      [unrelated, 1],
    ]),
    2,
  );
  expect(shared.get(smaller)).toBe(bar + fee);
  expect(shared.get(larger)).toBe(bar + fee);
  expect(shared.get(unrelated)).toBe(unrelated);
});

test('every page keeps its styles and is otherwise unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheets-'));
  try {
    const page = (css: string) => `<head><style>@layer a;</style><style>${font}${css}</style></head><p>$&amp;</p>`;
    for (let n = 0; n < 20; n++) await writeFile(join(folder, `${n}.html`), page(`.own${n}{top:${'0'.repeat(n)}}`));
    await writeFile(join(folder, 'bare.html'), '<p>No styles</p>');
    expect(await shareStyles(folder)).toBe(16);
    const texts = await Promise.all(Array.from({ length: 20 }, (_, n) => readFile(join(folder, `${n}.html`), 'utf8')));
    expect(texts[19]).toBe(page(`.own19{top:${'0'.repeat(19)}}`));
    for (const [n, text] of texts.entries()) {
      expect(text).toContain(`.own${n}{`);
      expect(text.split(font)).toHaveLength(2);
      expect(text.endsWith('</head><p>$&amp;</p>')).toBe(true);
    }
    expect(await readFile(join(folder, 'bare.html'), 'utf8')).toBe('<p>No styles</p>');
  } finally {
    await rm(folder, { recursive: true });
  }
});
