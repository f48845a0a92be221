import type { z } from 'astro/zod';
import { group, line, paragraph, prose, tick } from './fields.ts';
import { meta, picture, questions, sourced, terms } from './shared.ts';

/** The id of a simple page, which is its address too. */
export type SimplePageId = string & { readonly simplePage: true };

/** A page that the office makes: its file's name is its address. */
export const simplePage = group('Page', {
  title: line('Title', { most: 48, help: 'The heading of the page, and what links to it say.', example: 'Scholarships' }),
  lead: paragraph('Lead', { most: 300, help: 'One or two sentences: the fact that people come for.' }),
  text: prose('Text', {
    most: 20_000,
    headings: true,
    help: 'Markdown: ## before a heading, **bold**, [a link](/faq), and - before an item of a list.',
  }),
  picture: picture.optional(),
  questions: questions(0).optional(),
  listed: tick('In the footer, under ‘For students’', {
    help: 'Without it the page is found by its address, in A to Z and by search engines.',
  }),
  terms,
  meta,
  ...sourced,
});
export type SimplePage = z.infer<typeof simplePage> & { id: SimplePageId };
