import { expect, test } from 'vitest';
import { characters } from '../../media/fonts.ts';
import { content } from '../../src/data/content.ts';
import { pageContents } from '../../tools/launch/page-content.ts';
import { school, schools } from '../support/content.ts';
import { textsIn } from './texts.ts';

/** Which cut of the fonts a field is set in, by its name; everything is set in the text cut somewhere. */
const cuts = {
  text: { has: characters.text + characters.rupee, fields: /./ },
  heading: { has: characters.headings, fields: /(^|\.)(heading|headline|introTitle|\w+Heading)$/ },
  numeral: { has: characters.numerals + characters.rupee, fields: /(^|\.)(metric|code|shortName)$/ },
  // Low lines around a word set it in italics, and are not shown.
  phrase: { has: `${characters.phrases}_`, fields: /(^|\.)(headline|tagline|hint|category|day)$|about\.statement$/ },
} as const;

/** The page in Hindi, and a line of it elsewhere, are set in the device's own Devanagari; the page's title has a cut of its own. */
const latin = pageContents(content()).filter(({ route }) => route !== 'hindi');
/** Notes for whoever edits: no visitor reads them. */
const unshown = /(^|\.)(source|lawyer|readBy)$/;
const hindi = /\.hindi$/;
const texts = latin.flatMap((page) =>
  textsIn(page.content)
    .filter(({ at }) => !unshown.test(at) && !hindi.test(at))
    .map(({ at, text }) => ({ file: page.file, at, text })),
);
const missing = (text: string, has: string) => [...text].filter((character) => !has.includes(character));

test.each(Object.entries(cuts))('every character that is set in the %s font is in its cut', (_, { has, fields }) => {
  const set = texts.filter(({ at }) => fields.test(at));
  expect(set.length).toBeGreaterThan(5);
  const lacking = set.flatMap(({ file, at, text }) => missing(text, has).map((character) => `${file}, ${at}: ${character}`));
  expect(lacking, 'add it in media/fonts.ts and run npm run fonts').toEqual([]);
});

test('the name and the tagline can be set in every cut that shows them', () => {
  expect(missing(school.shortName + school.name, characters.headings)).toEqual([]);
  expect(missing(school.tagline, characters.phrases)).toEqual([]);
});

test('the lengths of law courses, set in great numerals, have them', () => {
  const lengths = schools.find(({ id }) => id === 'legal')?.courses.map(({ length = '' }) => length) ?? [];
  expect(lengths.length).toBeGreaterThan(0);
  expect(lengths.flatMap((length) => missing(length, characters.numerals))).toEqual([]);
});
