import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mark } from '../../src/lib/mark.ts';

test('the icon in the tab is the mark of the school', async () => {
  const icon = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
  for (const part of Object.values(mark)) expect(icon).toContain(`"${part}"`);
});
