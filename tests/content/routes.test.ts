import { expect, test } from 'vitest';
import { labelOf, pathOf, type RouteId, redirects, routeIds, routes, trailOf, visiblePath } from '#model/routes.ts';
import { programmes } from '../support/content.ts';
import { alias, menus, paths } from './specification.ts';
import { repeated } from './texts.ts';

const ids = routeIds;

test('the site has the 36 pages of the specification at their literal addresses, the index of courses, the list from A to Z, the page in Hindi, two notes, and the programmes that the school has added', () => {
  expect(paths).toHaveLength(36);
  const ours: readonly string[] = [...paths, '/courses', '/a-z', '/hindi', '/accessibility', '/privacy'];
  const addresses: readonly string[] = ids.map(pathOf);
  expect(addresses).toEqual(expect.arrayContaining([...ours]));
  const ofProgrammes: readonly string[] = programmes.map(({ id }) => pathOf(id));
  expect(addresses.filter((path) => !ours.includes(path) && !ofProgrammes.includes(path))).toEqual([]);
});

test('no two pages share an address or a label', () => {
  expect(repeated(ids.map(pathOf))).toEqual([]);
  expect(repeated(ids.map(labelOf))).toEqual([]);
});

test('the other address of the IT school leads to its page, and is no page itself', () => {
  expect(Object.entries(redirects).map(([from, to]) => [from, pathOf(to)])).toEqual([[alias.from, alias.to]]);
  expect(ids.map(pathOf)).not.toContain(alias.from);
});

test('every page but home has a parent that exists, and its trail starts at home and ends at the page', () => {
  for (const id of ids) {
    const { parent } = routes.get(id) ?? {};
    if (id === 'home') expect(parent).toBeUndefined();
    else expect(ids, id).toContain(parent);
    expect(trailOf(id)[0], id).toBe('home');
    expect(trailOf(id).at(-1)).toBe(id);
  }
});

test('a programme stands under its school', () => {
  const under = ids.filter((id) => pathOf(id).startsWith(`${menus.education[0]}/`));
  expect([...under].sort()).toEqual(programmes.map(({ id }) => id).sort());
  for (const id of under) expect(trailOf(id)).toEqual(['home', 'paramedical', id]);
});

test('an unknown id is refused with the ids that exist', () => {
  expect(() => pathOf('nothing' as RouteId)).toThrow(/'nothing'.*home, about.*gda/);
});

test.each([
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/', '/about'],
  ['/a/index.html', '/a'],
  ['/courseindex.html', '/courseindex'],
])('the address %s is seen as %s', (file, path) => {
  expect(visiblePath(file)).toBe(path);
});
