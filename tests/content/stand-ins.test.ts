import { describe, expect, test } from 'vitest';
import { certificateCategories } from '../../src/content/certificate-courses.ts';
import { events } from '../../src/content/events.ts';
import { gallery } from '../../src/content/gallery.ts';
import { research } from '../../src/content/research.ts';
import { schools } from '../../src/content/schools/schools.ts';
import type { Sourced } from '../../src/content/types.ts';

/** Where a field of an entity comes from. */
const sourceOf = (entity: Sourced, field: string) => entity.except?.[field] ?? entity.provenance;

/** What is made up for the site, or, once the school has confirmed it, what the school says: never what is so everywhere. */
const sampleOrConfirmed = ['sample', 'specification'];

/** The specification asks for these and gives none: whoever launches the site must find them marked. */
describe('what the specification does not give is marked as a sample, until the school has confirmed it', () => {
  test.each(events)('the event $title', (event) => {
    for (const field of ['starts', 'attendees']) expect(sampleOrConfirmed).toContain(sourceOf(event, field));
  });

  test.each(research.areas)('the funding and publications of $title', (area) => {
    for (const field of ['funding', 'publications']) expect(sampleOrConfirmed).toContain(sourceOf(area, field));
  });

  test.each(gallery.blocks)('the captions of $title', ({ items }) => {
    for (const item of items) expect(sampleOrConfirmed).toContain(sourceOf(item, 'caption'));
  });

  test.each(certificateCategories)('the codes and names of $title', (category) => {
    expect(sampleOrConfirmed).toContain(sourceOf(category, 'courses'));
  });

  test.each(schools)('the number of students of $heading', (school) => {
    expect(sampleOrConfirmed).toContain(sourceOf(school, 'card.studentCount'));
  });
});

test("the length of the management courses is general knowledge, since the specification's durations leave it out", () => {
  const management = schools.find(({ id }) => id === 'management');
  expect(management && sourceOf(management, 'card.duration')).toBe('general');
});
