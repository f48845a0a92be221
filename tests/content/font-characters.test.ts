import { describe, expect, test } from 'vitest';
import { characters } from '../../media/fonts.ts';
import { school } from '../../src/content/school.ts';
import { pages } from './pages.ts';
import { textsIn } from './texts.ts';

/** Which cut of the fonts a field is set in, by its name; everything else is set in the text cut. */
const cuts = {
  heading: { has: characters.headings, fields: /(^|\.)(heading|headline|introTitle|\w+Heading)$/ },
  numeral: { has: characters.numerals + characters.rupee, fields: /(^|\.)(value|metric|code|shortName|fee\.annual|fee\.form)$/ },
  phrase: { has: characters.phrases, fields: /(^|\.)(headline|tagline|hint|category|day)$|about\.statement\.\d+\.text$/ },
} as const;

const missing = (text: string, has: string) => [...text].filter((character) => !has.includes(character));

describe.each(pages)('$route', ({ content }) => {
  const texts = textsIn(content);

  test('uses only characters that the text font has', () => {
    const lacking = texts.flatMap(({ at, text }) => missing(text, characters.text + characters.rupee).map((c) => `${at}: ${c}`));
    expect(lacking).toEqual([]);
  });

  test.each(Object.entries(cuts))('uses only characters that the %s font has, where that is used', (_, { has, fields }) => {
    const lacking = texts
      .filter(({ at }) => fields.test(at))
      .flatMap(({ at, text }) => missing(text, has).map((c) => `${at}: ${c}`));
    expect(lacking).toEqual([]);
  });
});

test('the name and the tagline can be set in every cut that shows them', () => {
  expect(missing(school.shortName + school.name, characters.headings)).toEqual([]);
  expect(missing(school.tagline, characters.phrases)).toEqual([]);
});

test('the lengths of law courses, set in great numerals, have them', () => {
  const legal = pages.find(({ route }) => route === 'legal');
  const lengths = textsIn(legal?.content).filter(({ at }) => /courses\.\d+\.length$/.test(at));
  expect(lengths).toHaveLength(5);
  expect(lengths.flatMap(({ text }) => missing(text, characters.numerals))).toEqual([]);
});
