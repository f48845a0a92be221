import { expect, test } from 'vitest';
import {
  educationLinks,
  footerColumns,
  footerPlaceholders,
  mobileResourceLinks,
  resourceLinks,
  topLinks,
} from '#model/navigation.ts';
import { labelOf, pathOf, type RouteId } from '#model/routes.ts';
import { schools } from '../support/content.ts';
import { footer, menus } from './specification.ts';
import { repeated } from './texts.ts';

const linksOf = (ids: readonly RouteId[]) => ids.map((id) => [labelOf(id).replaceAll('’', "'"), pathOf(id)]);

test('the bar has the five top links, in order', () => {
  expect(linksOf(topLinks)).toEqual(Object.entries(menus.top));
});

test("'Education' leads to the nine schools, in order, and the list of schools has the same order", () => {
  expect(educationLinks.map(pathOf)).toEqual(menus.education);
  expect(schools.map(({ route }) => route)).toEqual(educationLinks);
});

test("'Resources' has the eight links of the specification, in order; the phone menu neither FAQs nor awards", () => {
  expect(linksOf(resourceLinks)).toEqual(Object.entries(menus.resources));
  expect(mobileResourceLinks.map(pathOf)).toEqual(menus.mobileResources);
});

test('the footer has the specified links, all schools, what the phone menu lacks, and the five pages that are to come', () => {
  expect(footerPlaceholders).toEqual(footer.placeholders);
  const inFooter = footerColumns.flatMap(({ links }) => links.map(pathOf));
  expect(inFooter).toEqual(expect.arrayContaining([...footer.specified, ...footer.added, ...menus.education]));
  expect(repeated(inFooter)).toEqual([]);
});
