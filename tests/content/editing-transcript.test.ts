/** docs/quality/editing.md, the transcript of docs/editing.md: whether it is of the guide as it stands now. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { recipes } from '../../scripts/recipes/recipes.ts';

const all = await recipes();
const transcript = await readFile(new URL('../../docs/quality/editing.md', import.meta.url), 'utf8');
const parts = new Map(transcript.split(/^## /m).map((part) => [part.slice(0, part.indexOf('\n')), part]));

const mend = 'the guide has changed: node scripts/recipes/try-recipes.ts > docs/quality/editing.md';
const indented = (text: string) => text.replace(/^/gm, '    ');
/** The number of a line moves with every edit above it. */
const withoutLine = (text: string) => text.replaceAll(/, line (\d+|…):/g, ', line …:');

test('the transcript has the recipes of the guide and no others, and the end at which all of them were followed', () => {
  expect([...parts.keys()].slice(1), mend).toEqual([...all.map(({ title }) => title), 'All of them']);
});

describe.each(all)('$title', ({ title, acts }) => {
  const part = parts.get(title) ?? '';

  test('followed word for word, it was built', () => {
    expect(part, mend).toContain('`npm run build` ends with 0.');
    for (const act of acts)
      if (act.kind === 'edit' || act.kind === 'copy') expect(part, mend).toContain(act.kind === 'edit' ? act.file : act.to);
  });

  const slips = acts.filter((act) => act.kind === 'slip');
  test('each slip was tried as the guide has it, in its order, and nothing else', () => {
    const tried = slips.map(
      ({ write, says }) =>
        `With\n\n${indented(write)}\n\n\`npm run build\` ends with 1 and says\n\n    The content has faults:\n      - ${says}\n`,
    );
    const [, ...found] = withoutLine(part)
      .trimEnd()
      .split(/^(?=With\n)/m);
    expect(
      found.map((one) => `${one.trimEnd()}\n`),
      mend,
    ).toEqual(tried.map(withoutLine));
  });
});

test('at the end the tests of the content were green', () => {
  expect(parts.get('All of them')).toMatch(/ends with 0: \d+ passed, 0 failed\.$/m);
});
