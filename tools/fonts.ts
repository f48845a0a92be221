/**
 * Cuts the site's fonts to the characters and weights in use and writes them, with their CSS, to src/styles/fonts/.
 *
 *   npm run fonts
 *
 * Run it after a change to the lists below; the results are kept in the repository. Every cut has stand-ins of the same metrics (fonts of
 * the visitor's system, stretched to fit), so that text does not move when the font arrives.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { characters, fontFiles } from '../media/fonts.ts';
import { content } from '../src/data/content.ts';

const require = createRequire(import.meta.url);
const out = new URL('../src/styles/fonts/', import.meta.url);

interface Cut {
  /** The name of the file and, in title case, of the family. */
  file: string;
  family: string;
  source: string;
  text: string;
  weight: string;
  style: 'normal' | 'italic';
  axes: Record<string, number | { min: number; max: number; default: number }>;
  /** What stands in until this one arrives, best first; the ₹ files need nothing. */
  standIns?: readonly StandIn[];
  /** Confines a second file to the characters that only it has. */
  range?: string;
}

/** A font of the visitor's system, and what makes it stand for one of ours. */
interface StandIn {
  /** The end of its family's name. */
  name: string;
  /** What systems call it. A page finds a local font by its full name or its PostScript name only, and no other will do. */
  local: readonly string[];
  /**
   * How large it is beside our own, found by trying: at this size the words of every page's first screen break as they do in our font
   * (tests/pages/stand-ins.spec.ts).
   */
  size: number;
  /** The weights that it stands for, where it does not for all. */
  weight?: string;
}

/** Windows and Apple have Arial, Linux its double; Android has Roboto. */
const arial = ['Arial', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold', 'Roboto'];
const timesItalic = ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'];

const cuts: readonly Cut[] = [
  {
    file: 'anek-text',
    family: 'Anek Text',
    source: fontFiles.anek,
    text: characters.text,
    weight: '400 800',
    style: 'normal',
    axes: { wdth: 100, wght: { min: 400, max: 800, default: 400 } },
    standIns: [
      { name: 'Fallback', local: arial, size: 0.948, weight: '400 599' },
      { name: 'Fallback', local: arialBold, size: 0.9, weight: '600 800' },
      { name: 'Android Fallback', local: ['Roboto'], size: 0.955, weight: '400 599' },
      { name: 'Android Fallback', local: robotoBold, size: 0.95, weight: '600 800' },
    ],
  },
  {
    file: 'anek-text-rupee',
    family: 'Anek Text',
    source: fontFiles.anekExtended,
    text: characters.rupee,
    weight: '400 800',
    style: 'normal',
    axes: { wdth: 100, wght: { min: 400, max: 800, default: 400 } },
    range: 'U+20B9',
  },
  {
    file: 'anek-expanded',
    family: 'Anek Expanded',
    source: fontFiles.anek,
    text: characters.headings,
    weight: '640',
    style: 'normal',
    axes: { wdth: 125, wght: 640 },
    // Set wider apart, not larger (`--tracking-tight` in styles/tokens.css), or the lines of a heading would touch.
    standIns: [
      { name: 'Fallback', local: arialBold, size: 1.04 },
      { name: 'Android Fallback', local: robotoBold, size: 1.097 },
    ],
  },
  {
    file: 'anek-condensed',
    family: 'Anek Condensed',
    source: fontFiles.anek,
    text: characters.numerals,
    weight: '700',
    style: 'normal',
    axes: { wdth: 75, wght: 700 },
    standIns: [
      { name: 'Fallback', local: arialBold, size: 0.68 },
      { name: 'Android Fallback', local: robotoBold, size: 0.68 },
    ],
  },
  {
    file: 'anek-condensed-rupee',
    family: 'Anek Condensed',
    source: fontFiles.anekExtended,
    text: characters.rupee,
    weight: '700',
    style: 'normal',
    axes: { wdth: 75, wght: 700 },
    range: 'U+20B9',
  },
  {
    file: 'tiro-italic',
    family: 'Tiro Italic',
    source: fontFiles.tiro,
    text: characters.phrases,
    weight: '400',
    style: 'italic',
    axes: {},
    standIns: [
      { name: 'Fallback', local: timesItalic, size: 1.08 },
      { name: 'Android Fallback', local: ['NotoSerif-Italic', 'Noto Serif'], size: 0.95 },
    ],
  },
];

await mkdir(out, { recursive: true });
const css: string[] = ['/* Written by tools/fonts.ts: do not edit. */'];
for (const cut of cuts) {
  const source = await readFile(require.resolve(cut.source));
  const woff2 = await subsetFont(source, cut.text, { targetFormat: 'woff2', variationAxes: cut.axes, noLayoutClosure: true });
  await writeFile(new URL(`${cut.file}.woff2`, out), woff2);
  console.log(`${cut.file}.woff2  ${(woff2.length / 1024).toFixed(1)} KB`);
  css.push(
    [
      '@font-face {',
      `  font-family: '${cut.family}';`,
      `  src: url('./${cut.file}.woff2') format('woff2');`,
      `  font-weight: ${cut.weight};`,
      `  font-style: ${cut.style};`,
      '  font-display: fallback;',
      ...(cut.range ? [`  unicode-range: ${cut.range};`] : []),
      '}',
    ].join('\n'),
  );
  if (cut.standIns) {
    const sfnt = await subsetFont(source, cut.text, { targetFormat: 'sfnt', variationAxes: cut.axes, noLayoutClosure: true });
    const metrics = await fromBuffer(sfnt);
    css.push(...cut.standIns.map((standIn) => standInFace(cut, metrics, standIn)));
  }
}
// The title of the page in Hindi alone: with the conjuncts of further headings, which need their layout rules whole, it is 60 KB.
const devanagari = [...new Set(content().pages.hindi.heading)].filter((character) => /[\u0900-\u097f]/.test(character)).join('');
const tiro = await subsetFont(await readFile(require.resolve(fontFiles.tiroDevanagari)), devanagari, { targetFormat: 'woff2' });
await writeFile(new URL('tiro-devanagari.woff2', out), tiro);
console.log(`tiro-devanagari.woff2  ${(tiro.length / 1024).toFixed(1)} KB`);
await writeFile(new URL('fonts.css', out), `${css.join('\n\n')}\n`);

/** The face that gives a stand-in the height and, near enough, the width of a cut. */
function standInFace(
  { family, style }: Cut,
  { ascent, descent, lineGap, unitsPerEm }: Awaited<ReturnType<typeof fromBuffer>>,
  { name, local, size, weight }: StandIn,
): string {
  const share = (part: number) => `${((100 * part) / unitsPerEm / size).toFixed(2)}%`;
  return [
    '@font-face {',
    `  font-family: '${family} ${name}';`,
    `  src: ${local.map((one) => `local('${one}')`).join(', ')};`,
    ...(weight ? [`  font-weight: ${weight};`] : []),
    `  font-style: ${style};`,
    `  ascent-override: ${share(ascent)};`,
    `  descent-override: ${share(-descent)};`,
    `  line-gap-override: ${share(lineGap)};`,
    `  size-adjust: ${(100 * size).toFixed(1)}%;`,
    '}',
  ].join('\n');
}
