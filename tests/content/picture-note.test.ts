import { expect, test } from 'vitest';
import { studioCredit } from '../../media/catalogue/entry.ts';
import { artworkIds, catalogue } from '../../media/catalogue.ts';
import { pictureNote } from '../../src/content/picture-note.ts';

test('the foot of the page speaks of artwork as long as there is any, and of photographs once there is one', () => {
  expect(pictureNote(77, 77)).toMatch(/^The pictures are artwork .* not photographs of a campus\.$/);
  expect(pictureNote(76, 77)).toMatch(/^Some of the pictures are photographs; .* artwork/);
  expect(pictureNote(0, 77)).toBe('');
});

test('a picture is artwork by its credit', () => {
  const ids = artworkIds();
  expect(ids.length).toBeGreaterThan(0);
  for (const [id, { credit }] of Object.entries(catalogue)) expect(ids.includes(id), id).toBe(credit === studioCredit);
});
