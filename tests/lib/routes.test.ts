import { describe, expect, test } from 'vitest';
import { type RouteId, routeIds, trailOf, visiblePath } from '../../src/data/routes.ts';
import { labelOf, pathOf } from '../support/content.ts';

describe('the address that visitors see', () => {
  test.each([
    ['/index.html', '/'],
    ['/', '/'],
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/about', '/about'],
    ['/a/b.html', '/a/b'],
    ['/a/index.html', '/a'],
    ['/404.html', '/404'],
  ])('%s is seen as %s', (file, path) => {
    expect(visiblePath(file)).toBe(path);
  });

  test('a page whose own name ends in index keeps it', () => {
    expect(visiblePath('/courseindex.html')).toBe('/courseindex');
  });
});

describe('the address of a page', () => {
  test('is found by its id', () => {
    expect(pathOf('home')).toBe('/');
    expect(pathOf('bscnursing')).toBe('/schoolofparamedicalandhealthsciences/bscnursing');
  });

  test('an unknown id is refused with the ids that exist', () => {
    expect(() => pathOf('nothing')).toThrow(/'nothing'.*home, about.*gda/);
  });
});

describe('the way to a page', () => {
  test('home is on no way but its own', () => {
    expect(trailOf('home')).toEqual(['home']);
  });

  test('leads over the pages above it', () => {
    expect(trailOf('faq')).toEqual(['home', 'faq']);
    expect(trailOf('gda' as RouteId).map(labelOf)).toEqual(['Home', 'Paramedical and Health Sciences', 'G.D.A']);
    expect(trailOf('about-acrylic')).toEqual(['home', 'about', 'about-acrylic']);
  });

  test('never turns in a circle', () => {
    for (const id of routeIds()) expect(new Set(trailOf(id)).size, id).toBe(trailOf(id).length);
  });
});
