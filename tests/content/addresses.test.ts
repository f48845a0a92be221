/** The pages, their paths and the menus, compared with the customer's specification. */
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
import { labelOf, pathOf, type RouteId, redirects, routeIds } from '#model/routes.ts';
import { programmes, schools } from '../support/content.ts';
import { footer, itSchoolRedirect, menus, paths } from './specification.ts';
import { findDuplicates } from './texts.ts';

test('the site has only the 36 specified pages, those agreed later, a page for each programme and the simple pages', () => {
  expect(paths).toHaveLength(36);
  const agreed: readonly string[] = [
    ...paths,
    '/courses',
    '/letters',
    '/what-we-publish',
    '/compare',
    '/a-z',
    '/hindi',
    '/accessibility',
    '/privacy',
  ];
  const addresses = routeIds.map((id): string => pathOf(id));
  expect(addresses).toEqual(expect.arrayContaining([...agreed]));
  const generated = [...programmes, ...content['simple-pages']].map(({ id }): string => pathOf(id));
  expect(addresses.filter((path) => !agreed.includes(path) && !generated.includes(path))).toEqual([]);
  expect(findDuplicates(addresses)).toEqual([]);
  expect(findDuplicates(routeIds.map(labelOf))).toEqual([]);
});

test('the second path of the IT school redirects to its page and is not a page', () => {
  expect(Object.entries(redirects).map(([from, to]) => [from, pathOf(to)])).toEqual([
    [itSchoolRedirect.from, itSchoolRedirect.to],
  ]);
  expect(routeIds.map(pathOf)).not.toContain(itSchoolRedirect.from);
});

const linksOf = (ids: readonly RouteId[]) => ids.map((id) => [labelOf(id).replaceAll('’', "'"), pathOf(id)]);

test('the navigation bar and its menus have the specified links in order, and the phone menu omits FAQs and awards', () => {
  expect(linksOf(topLinks)).toEqual(Object.entries(menus.top));
  expect(linksOf(resourceLinks)).toEqual(Object.entries(menus.resources));
  expect(educationLinks.map(pathOf)).toEqual(menus.education);
  expect(schools.map(({ route }) => route)).toEqual(educationLinks);
  expect(mobileResourceLinks.map(pathOf)).toEqual(menus.mobileResources);
});

test('the footer has the specified links, all schools, the links that the phone menu lacks and the five coming pages', () => {
  expect(footerPlaceholders).toEqual(footer.placeholders);
  const inFooter = footerColumns.flatMap(({ links }) => links.map(pathOf));
  expect(inFooter).toEqual(expect.arrayContaining([...footer.specified, ...footer.added, ...menus.education]));
  expect(findDuplicates(inFooter)).toEqual([]);
});
