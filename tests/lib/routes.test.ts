import { describe, expect, test } from 'vitest';
import { visiblePath } from '../../src/data/routes.ts';
import { pathOf } from '../support/content.ts';

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
