/** The pages, their addresses and the menus, compared with the customer's specification. */
import { expect, test } from 'vitest';
import { content } from '#model/content.ts';
import {
  educationLinks,
  footerColumns,
  footerPlaceholders,
  mobileResourceLinks,
  resourceLinks,
  topLinks,
} from '#model/navigation.ts';
import { labelOf, pathOf, type RouteId, redirects, routeIds, routes, trailOf, visiblePath } from '#model/routes.ts';
import { programmes, schools } from '../support/content.ts';
import { alias, footer, menus, paths } from './specification.ts';
import { repeated } from './texts.ts';

test('the site has the 36 specified pages, those that were agreed later, a page for each programme, and those that the office makes', () => {
  expect(paths).toHaveLength(36);
  const agreed: readonly string[] = [
    ...paths,
    '/courses',
    '/letters',
    '/what-we-publish',
    '/a-z',
    '/hindi',
    '/accessibility',
    '/privacy',
  ];
  const addresses = routeIds.map((id): string => pathOf(id));
  expect(addresses).toEqual(expect.arrayContaining([...agreed]));
  const made = [...programmes, ...content['simple-pages']].map(({ id }): string => pathOf(id));
  expect(addresses.filter((path) => !agreed.includes(path) && !made.includes(path))).toEqual([]);
  expect(repeated(addresses)).toEqual([]);
  expect(repeated(routeIds.map(labelOf))).toEqual([]);
});

test('the other address of the IT school leads to its page, and is no page itself', () => {
  expect(Object.entries(redirects).map(([from, to]) => [from, pathOf(to)])).toEqual([[alias.from, alias.to]]);
  expect(routeIds.map(pathOf)).not.toContain(alias.from);
});

test('the trail of every page starts at home; that of a programme leads over its school', () => {
  for (const id of routeIds) {
    expect(trailOf(id)[0], id).toBe('home');
    expect(trailOf(id).at(-1)).toBe(id);
    if (id !== 'home') expect(routeIds, id).toContain(routes.get(id)?.parent);
  }
  const under = routeIds.filter((id) => pathOf(id).startsWith(`${menus.education[0]}/`));
  expect([...under].sort()).toEqual(programmes.map(({ id }) => id).sort());
  for (const id of under) expect(trailOf(id)).toEqual(['home', 'paramedical', id]);
});

test('an unknown page id is refused with those that exist', () => {
  expect(() => pathOf('nothing' as RouteId)).toThrow(/'nothing'.*home, about.*gda/);
});

test.each([
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/', '/about'],
  ['/a/index.html', '/a'],
  ['/courseindex.html', '/courseindex'],
])('visitors see the file %s at %s', (file, path) => expect(visiblePath(file)).toBe(path));

const linksOf = (ids: readonly RouteId[]) => ids.map((id) => [labelOf(id).replaceAll('’', "'"), pathOf(id)]);

test('the bar and its menus have the specified links, in order; the phone menu has neither FAQs nor awards', () => {
  expect(linksOf(topLinks)).toEqual(Object.entries(menus.top));
  expect(linksOf(resourceLinks)).toEqual(Object.entries(menus.resources));
  expect(educationLinks.map(pathOf)).toEqual(menus.education);
  expect(schools.map(({ route }) => route)).toEqual(educationLinks);
  expect(mobileResourceLinks.map(pathOf)).toEqual(menus.mobileResources);
});

test('the footer has the specified links, all schools, what the phone menu lacks, and the five coming pages', () => {
  expect(footerPlaceholders).toEqual(footer.placeholders);
  const inFooter = footerColumns.flatMap(({ links }) => links.map(pathOf));
  expect(inFooter).toEqual(expect.arrayContaining([...footer.specified, ...footer.added, ...menus.education]));
  expect(repeated(inFooter)).toEqual([]);
});
