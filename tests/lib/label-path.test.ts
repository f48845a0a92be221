import { expect, test } from 'vitest';
import { pathFromLabel } from '../../src/lib/label-path.ts';
import { menus } from '../content/specification.ts';

test.each(Object.entries(menus.top))("'%s' is at %s: lowercase, letters only", (label, path) => {
  expect(pathFromLabel(label)).toBe(path);
});

test('quotes of either kind, digits, spaces and signs fall away', () => {
  expect(pathFromLabel('What’s On?')).toBe('/whatson');
  expect(pathFromLabel('A 2nd & Last Page!')).toBe('/andlastpage');
});
