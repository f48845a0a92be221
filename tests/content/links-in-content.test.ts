import { expect, test } from 'vitest';
import { routeIds } from '../../src/lib/routes.ts';
import { pages } from './pages.ts';
import { objectsWith, repeated } from './texts.ts';

/** A page, or a place on one. */
const placeOf = (page: unknown) =>
  typeof page === 'object' && page !== null && 'fragment' in page ? `${idOf(page)}#${page.fragment}` : idOf(page);

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

/** M.P.T has nothing to be compared with; the page itself names others to read. */
const offering = (content: object) => 'next' in content || ('related' in content && (content.related as unknown[]).length > 0);

test.each(pages.filter(({ content }) => offering(content)))(
  '$route offers two pages or more to read next, none of them twice and none of them itself',
  ({ route, content }) => {
    const { next = [], related = [] } = content as Record<string, unknown[]>;
    const offered = [...next.map(placeOf), ...related] as string[];
    expect(offered.length).toBeGreaterThanOrEqual(2);
    expect(repeated(offered)).toEqual([]);
    expect(offered).not.toContain(route);
  },
);

test.each(pages)('no answer on $route sends the reader to the page that she is on', ({ route, content }) => {
  expect(objectsWith('see', content).filter(({ see }) => see === route)).toEqual([]);
});
