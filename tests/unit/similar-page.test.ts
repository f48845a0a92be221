import { expect, test } from 'vitest';
import { mostSimilarPage } from '#features/error/page-suggestion/similar-page.ts';
import { routes } from '#model/routes.ts';

const pages = [...routes.values()].map(({ path, label }) => [path, label] as const);

test.each([
  ['/awardsandaccreditations', '/awardandaccreditions'],
  ['/awards-and-accreditations', '/awardandaccreditions'],
  ['/galery', '/gallery'],
  ['/gallrey.php', '/gallery'],
  ['/reserch', '/research'],
  ['/whats-on', '/whatson'],
  ['/schoolofmanagment', '/schoolofmanagement'],
  ['/faqs', '/faq'],
  ['/about/faqq', '/faq'],
  // Matched by label.
  ['/design', '/schoolofdesign'],
  ['/हिन्दी', '/hindi'],
  // Matched without the school's path.
  ['/bpt', '/schoolofparamedicalandhealthsciences/bpt'],
  ['/schoolofparamedicalandhealthsciences/dpharmm', '/schoolofparamedicalandhealthsciences/dpharm'],
])('%s suggests %s', (typed, path) => {
  expect(mostSimilarPage(typed, pages)?.[0]).toBe(path);
});

test.each(['/', '/404', '/no-such-page', '/qwertyuiop', '/x', '/wp-login.php', '/admin', '/...'])(
  '%s suggests no page',
  (typed) => {
    expect(mostSimilarPage(typed, pages)).toBeUndefined();
  },
);
