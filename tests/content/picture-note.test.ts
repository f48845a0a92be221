import { expect, test } from 'vitest';
import { pictureNote } from '../../src/lib/picture-note.ts';

test('the foot of the page speaks of artwork as long as there is any, and of photographs once there is one', () => {
  expect(pictureNote(77, 77)).toMatch(/^The pictures are artwork .* not photographs of a campus\.$/);
  expect(pictureNote(76, 77)).toMatch(/^Some of the pictures are photographs; .* artwork/);
  expect(pictureNote(0, 77)).toBe('');
});
