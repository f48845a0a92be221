import type { z } from 'astro/zod';
import { choice, day, group, itemSlug, line, list, paragraph, reference } from '../fields.ts';
import { disclosedFacts } from '../institution.ts';
import { lastChecked, meta, nextPages, pageLink, provenanceFields, searchTerms, uniqueBy } from '../shared.ts';
import { heading, lead } from './page-parts.ts';

/**
 * An item of the self-disclosure that colleges are asked for. It is published if it has links to the site or a fact that the school has set;
 * otherwise it is sent on request if it has an e-mail template, and upcoming if it has none.
 */
const disclosureItem = group('Item', {
  name: line('What it is', { max: 120 }),
  pages: list('Pages of the site that have it', pageLink, { max: 3, itemLabel: 'label' }).optional(),
  requiredEntries: choice('Required entries', ['calendar', 'notices'], {
    help: 'The pages above count only once there are entries of this collection.',
  }).optional(),
  fact: choice('Fact about the school', disclosedFacts, { help: 'It is shown here once it is set.' }).optional(),
  emailTemplate: reference('email-templates', 'E-mail that asks for it').optional(),
});
const disclosureGroup = group('Group', {
  id: itemSlug(),
  title: line('Heading', { max: 40 }),
  items: list('Items', disclosureItem, { min: 1, itemLabel: 'name' }),
});
export type DisclosureItem = z.infer<typeof disclosureItem>;

export const disclosure = group('What we publish, what we send', {
  ...provenanceFields,
  meta,
  heading,
  lead,
  states: group('States of an item', {
    emailTemplate: line('Before the name of the e-mail that asks for it', { max: 40 }),
    upcoming: line('Heading of the items to come', { max: 40 }),
  }),
  counts: group('Labels of the numbers of items', {
    published: line('On the site', { max: 30 }),
    onRequest: line('Sent on request', { max: 30 }),
    upcoming: line('To come', { max: 30 }),
  }),
  groups: list('Groups of the list', disclosureGroup, { min: 1, itemLabel: 'title' }).refine(...uniqueBy('id')),
  source: group('Source of the list', {
    heading: line('Heading', { max: 40 }),
    title: line('Title'),
    author: line('Author'),
    letter: line('Reference number of its letter'),
    sent: day('Date of the letter'),
    text: paragraph('Text', { max: 400 }),
  }),
  lastChecked,
  searchTerms,
  next: nextPages,
});
