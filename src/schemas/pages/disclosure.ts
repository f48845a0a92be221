import type { z } from 'astro/zod';
import { choice, day, group, line, list, paragraph, reference } from '../fields.ts';
import { disclosedFacts } from '../school-facts.ts';
import { checked, meta, nextPages, pagePlace, sourced, terms } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

/**
 * One thing that a college is asked to show. It is on the site where it has a place, or a fact that the school has given; otherwise it is
 * sent on request where a letter asks for it, and to come where none does.
 */
const disclosureItem = group('Thing', {
  what: line('What it is', { most: 120 }),
  places: list('Where it is on the site', pagePlace, { most: 3, itemLabel: 'label' }).optional(),
  once: choice('Only once there are some', ['calendar', 'notices'], {
    help: 'Until then the place counts for nothing.',
  }).optional(),
  fact: choice('Fact of the school', disclosedFacts, { help: 'Printed here once it is given.' }).optional(),
  letter: reference('letters', 'E-mail that asks for it').optional(),
});
const disclosureGroup = group('Group', {
  title: line('Heading', { most: 40 }),
  items: list('Things', disclosureItem, { least: 1, itemLabel: 'what' }),
});
export type DisclosureItem = z.infer<typeof disclosureItem>;

export const disclosure = group('What we publish, what we send', {
  ...sourced,
  meta,
  heading,
  lead,
  states: group('Words for where a thing is', {
    letter: line('Link to the e-mail that asks for it', { most: 40 }),
    toCome: line('Before what is to come', { most: 40 }),
  }),
  groups: list('Groups of the list', disclosureGroup, { least: 1, itemLabel: 'title' }),
  source: group('The list', {
    heading: line('Heading', { most: 40 }),
    title: line('Its title'),
    by: line('Who made it'),
    letter: line('Number of the letter it came with'),
    sent: day('Day of that letter'),
    text: paragraph('Text', { most: 400 }),
  }),
  checked,
  terms,
  next: nextPages,
});
