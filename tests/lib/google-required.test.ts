import { expect, test } from 'vitest';
import { lacking } from '../support/google-required.ts';

test('a node that has all that Google requires lacks nothing', () => {
  expect(lacking({ '@type': 'FAQPage', ...{ mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }] } })).toEqual(
    [],
  );
});

test('what is missing is told, in the last part of a list too', () => {
  const steps = [
    { position: 1, name: 'Home', item: '/' },
    { position: 2, name: '' },
  ];
  expect(lacking({ '@type': 'BreadcrumbList', ...{ itemListElement: steps } })).toEqual([
    'BreadcrumbList.itemListElement.name',
    'BreadcrumbList.itemListElement.item',
  ]);
  expect(lacking({ '@type': 'FAQPage', ...{ mainEntity: [] } })).toHaveLength(2);
});

test('a type whose needs nobody has looked up is told', () => {
  expect(lacking({ '@type': 'Recipe' })).toEqual([expect.stringContaining('Recipe is not in')]);
});
