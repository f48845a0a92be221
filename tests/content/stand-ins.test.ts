import { describe, expect, test } from 'vitest';
import { certificateCategories } from '../../src/content/certificate-courses.ts';
import { events } from '../../src/content/events.ts';
import { gallery } from '../../src/content/gallery.ts';
import { research } from '../../src/content/research.ts';
import { schools } from '../../src/content/schools/schools.ts';
import type { Sourced } from '../../src/content/types.ts';

/** Where a field of an entity comes from. */
const sourceOf = (entity: Sourced, field: string) => entity.except?.[field] ?? entity.provenance;

/** The specification asks for these and gives none: whoever launches the site must find them marked. */
describe('what the specification does not give is marked as a sample', () => {
  test.each(events)('the event $title', (event) => {
    for (const field of ['starts', 'attendees']) expect(sourceOf(event, field)).toBe('sample');
  });

  test.each(research.areas)('the funding and publications of $title', (area) => {
    for (const field of ['funding', 'publications']) expect(sourceOf(area, field)).toBe('sample');
  });

  test.each(gallery.blocks)('the captions of $title', ({ items }) => {
    for (const item of items) expect(sourceOf(item, 'caption')).toBe('sample');
  });

  test.each(certificateCategories)('the codes and names of $title', (category) => {
    expect(sourceOf(category, 'courses')).toBe('sample');
  });

  test.each(schools)('the number of students of $heading', (school) => {
    expect(sourceOf(school, 'card.studentCount')).toBe('sample');
  });
});

test("the length of the management courses is general knowledge, since the specification's durations leave it out", () => {
  const management = schools.find(({ id }) => id === 'management');
  expect(management && sourceOf(management, 'card.duration')).toBe('general');
});
