import { expect, test } from 'vitest';
import { routeIds } from '../../src/lib/routes.ts';
import { pages } from './pages.ts';
import { objectsWith, repeated } from './texts.ts';

const linkFields = ['see', 'next', 'before', 'after', 'related'] as const;

/** The pages that an entity links to. `after` of a document's section is text, so what holds a space is no page. */
const linked = (content: object) =>
  linkFields.flatMap((field) =>
    objectsWith(field, content)
      .flatMap((entity) => entity[field])
      .filter((id) => typeof id === 'string' && !id.includes(' ')),
  );

test('every page that content links to exists', () => {
  const used = pages.flatMap(({ content }) => linked(content));
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((id) => !routeIds.includes(id as never))).toEqual([]);
});

test.each(pages.filter(({ content }) => 'next' in content || 'related' in content))(
  '$route offers two pages or more to read next, none of them twice and none of them itself',
  ({ route, content }) => {
    const { next = [], before = [], after = [], related = [] } = content as Record<string, string[]>;
    const offered = [...next, ...before, ...after, ...related];
    expect(offered.length).toBeGreaterThanOrEqual(2);
    expect(repeated(offered)).toEqual([]);
    expect(offered).not.toContain(route);
  },
);

test.each(pages)('no answer on $route sends the reader to the page that she is on', ({ route, content }) => {
  expect(objectsWith('see', content).filter(({ see }) => see === route)).toEqual([]);
});
