import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contentFaults } from '../../scripts/content-faults.ts';

let made = 0;

/** The faults that the build names for one content file with this text. */
async function faultsOf(text: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await writeFile(join(folder, `slip-${made++}.ts`), text);
  return contentFaults(pathToFileURL(`${folder}/`));
}

const event = (fields: string) =>
  `export const events = [{ id: 'a', category: 'Sports', starts: '2026-12-05T08:00:00+05:30', ends: '2026-12-05T10:00:00+05:30', ${fields} }];`;

test('the content of the site has no faults', async () => {
  expect(await contentFaults()).toEqual([]);
});

describe('a slip stops the build, with the file and the mend', () => {
  test.each([
    [
      'a title too long',
      `export const page = { meta: { title: '${'x'.repeat(61)}', description: '${'y'.repeat(120)}' } };`,
      /61 characters: at most 60/,
    ],
    [
      'a description too short',
      "export const page = { meta: { title: 'A', description: 'short' } };",
      /5 characters: write 110 to 160/,
    ],
    ['an unknown picture', "export const page = { picture: 'comunity' };", /picture 'comunity'.*catalogue/],
    ['an unknown page', "export const page = { next: ['faqs'] };", /page 'faqs'.*routes\.ts/],
    ['an id that stands twice', "export const list = [{ id: 'a' }, { id: 'a' }];", /id 'a' twice/],
    ['an empty sentence', "export const page = { lead: ' ' };", /lead is empty/],
    ['a category that the filter does not know', event("category: 'Sport'"), /category is 'Sport': write one of Academic/],
    ['a source that is none', event("provenance: 'smaple'"), /provenance is 'smaple': write one of specification/],
    ['a day that no calendar has', event("starts: '2026-02-30T08:00:00+05:30'"), /write a time like/],
    ['an end before the start', event("ends: '2026-12-05T07:00:00+05:30'"), /not after it starts/],
  ])('%s', async (_name, text, fault) => {
    const faults = await faultsOf(text);
    expect(faults.join('\n')).toMatch(fault);
    expect(faults[0]).toMatch(/slip-\d+\.ts/);
  });
});
