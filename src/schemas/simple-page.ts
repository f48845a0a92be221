import { checkbox, group, line, paragraph, prose } from './fields.ts';
import { meta, picture, provenanceFields, questions, searchTerms } from './shared.ts';

/** A page that the school office created. Its file name is its address. */
export const simplePage = group('Page', {
  // The CMS makes the address from the title, and social cards have no Devanagari letters.
  title: line('Title', {
    max: 48,
    help: 'The heading of the page, and the text of links to it.',
    example: 'Scholarships',
  }).refine(
    (title) => /[a-z]/i.test(title),
    'has no English letter, and the page’s address is made from it: write the title in English and the text in Hindi',
  ),
  lead: paragraph('Lead', { max: 300, help: 'Write one or two sentences, with the fact that readers look for.' }),
  text: prose('Text', {
    max: 20_000,
    headings: true,
    help: 'Write ## before a heading, **bold**, [a link](/faq), and - before an item of a list.',
  }),
  picture: picture.optional(),
  questions: questions(0).optional(),
  listed: checkbox('In the footer, under ‘For students’', {
    help: 'Other pages are found by their address, in the A–Z index and in search engines.',
  }),
  searchTerms,
  meta,
  ...provenanceFields,
});
