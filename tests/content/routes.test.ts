import { expect, test } from 'vitest';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { labelOf, pathOf, redirects, routeIds, routes, trailOf } from '../../src/lib/routes.ts';
import { pages } from './pages.ts';
import { alias, menus, paths } from './specification.ts';
import { repeated } from './texts.ts';

test('the site has the 36 pages of the specification at their literal addresses, the index of courses, two notes, and no page more than programmes that the school has added', () => {
  expect(paths).toHaveLength(36);
  const addresses: readonly string[] = routeIds.map(pathOf);
  const ours = [...paths, '/courses', '/accessibility', '/privacy'];
  expect(addresses).toEqual(expect.arrayContaining(ours));
  const ofProgrammes: readonly string[] = Object.values(programmes).map(({ id }) => pathOf(id));
  expect(addresses.filter((path) => !ours.includes(path) && !ofProgrammes.includes(path))).toEqual([]);
});

test('no two pages share an address or a label', () => {
  expect(repeated(routeIds.map(pathOf))).toEqual([]);
  expect(repeated(routeIds.map(labelOf))).toEqual([]);
});

test('the other address of the IT school leads to its page, and is no page itself', () => {
  expect(Object.entries(redirects).map(([from, to]) => [from, pathOf(to)])).toEqual([[alias.from, alias.to]]);
  expect(routeIds.map(pathOf)).not.toContain(alias.from);
});

test('every page but home has a parent that exists, and its trail starts at home', () => {
  for (const id of routeIds) {
    const route = routes[id];
    if (id === 'home') expect(route).not.toHaveProperty('parent');
    else expect(routeIds, id).toContain('parent' in route ? route.parent : undefined);
    expect(trailOf(id)[0], id).toBe('home');
    expect(trailOf(id).at(-1)).toBe(id);
  }
});

test('a programme stands under its school', () => {
  const health = menus.education[0];
  const under = routeIds.filter((id) => pathOf(id).startsWith(`${health}/`));
  expect([...under].sort()).toEqual(Object.keys(programmes).sort());
  for (const id of under) expect(trailOf(id)).toEqual(['home', 'paramedical', id]);
});

test('every page of the route list has content, once', () => {
  const withContent = pages.map(({ route }) => route).filter((route) => route !== 'not-found' && route !== 'offline');
  expect(withContent.sort()).toEqual([...routeIds].sort());
});
