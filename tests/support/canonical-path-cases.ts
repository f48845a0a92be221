/** Test cases for publish/canonical-path.ts, used for the function and for each web server. */

/** Paths that redirect to a page. */
export const redirectedPaths: readonly (readonly [from: string, to: string])[] = [
  ['/FAQ', '/faq'],
  ['/WhatsOn', '/whatson'],
  ['/faq.', '/faq'],
  ['/faq)', '/faq'],
  ['/faq,', '/faq'],
  ['/faq%22%3E', '/faq'],
  // A closing quotation mark, a danda, a zero-width space, and WhatsApp's marks for bold and italics.
  ['/faq%E2%80%9D', '/faq'],
  ['/faq%E0%A5%A4', '/faq'],
  ['/faq%E2%80%8B', '/faq'],
  ['/faq%E2%80%A6', '/faq'],
  ['/faq%C2%A0', '/faq'],
  ['/faq*', '/faq'],
  ['/faq_', '/faq'],
  ['/about%20', '/about'],
  ['/about%0D%0A', '/about'],
  ['/About/?from=poster', '/about?from=poster'],
  ['/about/.?from=//poster', '/about?from=//poster'],
  ['/about.HTML', '/about'],
  ['/about.htm', '/about'],
  ['/about.html/', '/about'],
  ['/about/index', '/about'],
  ['/About/Index.html', '/about'],
  ['/a-z-', '/a-z'],
  ['/SchoolOfParamedicalAndHealthSciences/BPT).', '/schoolofparamedicalandhealthsciences/bpt'],
  ['/schoolofparamedicalandhealthsciences/bpt/index.html', '/schoolofparamedicalandhealthsciences/bpt'],
  ['/index/', '/'],
  ['/index.html/', '/'],
  ['/INDEX.HTML', '/'],
  ['/)', '/'],
];

/** Paths that get the 404 page: unknown pages, files and attempts to redirect to another host. */
export const notFoundPaths: readonly string[] = [
  '/faqs-and-more',
  '/about/deeper',
  '/404)',
  '/404.',
  '/events/open-day.ics)',
  '/EVENTS.ICS',
  '/about.html.br',
  '/about.pdf',
  '/@evil.example',
  '/evil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example/',
  '/%2fevil.example',
  '/%2f%2fevil.example/',
  '/%252fabout',
  // Letters of another script are not punctuation: /हिन्दी, /about/फीस, /faqह.
  '/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80',
  '/about/%E0%A4%AB%E0%A5%80%E0%A4%B8',
  '/faq%E0%A4%B9',
];
