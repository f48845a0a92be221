import { expect, test } from 'vitest';
import { routeIds } from '../../src/lib/routes.ts';
import { pages } from './pages.ts';
import { objectsWith, repeated } from './texts.ts';

const linkFields = ['see', 'next', 'related'] as const;

/** A page to read next may stand there with what one finds on it. */
const idOf = (page: unknown) => (typeof page === 'object' && page !== null && 'route' in page ? page.route : page);

/** The pages that an entity links to. */
const linked = (content: object) =>
  linkFields.flatMap((field) =>
    objectsWith(field, content)
      .flatMap((entity) => entity[field])
      .map(idOf)
      .filter((id) => typeof id === 'string'),
  );

test('every page that content links to exists', () => {
  const used = pages.flatMap(({ content }) => linked(content));
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((id) => !routeIds.includes(id as never))).toEqual([]);
});

test.each(pages.filter(({ content }) => 'next' in content || 'related' in content))(
  '$route offers two pages or more to read next, none of them twice and none of them itself',
  ({ route, content }) => {
    const { next = [], related = [] } = content as Record<string, unknown[]>;
    const offered = [...next.map(idOf), ...related] as string[];
    expect(offered.length).toBeGreaterThanOrEqual(2);
    expect(repeated(offered)).toEqual([]);
    expect(offered).not.toContain(route);
  },
);

test.each(pages)('no answer on $route sends the reader to the page that she is on', ({ route, content }) => {
  expect(objectsWith('see', content).filter(({ see }) => see === route)).toEqual([]);
});
