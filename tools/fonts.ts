/**
 * Cuts the site's fonts to the characters and weights in use and writes them, with their CSS, to src/styles/fonts/.
 *
 *   npm run fonts
 *
 * Run it after a change to the lists below; the results are kept in the repository. Every cut has stand-ins of the same metrics (fonts of
 * the visitor's system, stretched to fit), so that text does not move when the font arrives.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { content } from '#model/content.ts';
import { characters, fontFiles } from '../media/fonts.ts';
import { fontAt } from '../publish/social-cards/faces.ts';

const out = new URL('../src/styles/fonts/', import.meta.url);

interface Cut {
  /** The name of the file and, in title case, of the family. */
  file: string;
  family: string;
  source: string;
  text: string;
  weight: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
  /** Whether it shows money: ₹ stands in another file of the same face, and comes as a file of its own. */
  money?: boolean;
  /** What stands in until it arrives, best first. */
  standIns: readonly StandIn[];
}

/**
 * A font of the visitor's system that stands for one of ours: the end of its family's name, what systems call it, how large it is beside our
 * own, and the weights that it stands for, where it does not for all. A page finds a local font by its full name or its PostScript name only.
 * The sizes were found by trying: at them the words of every page's first screen break as they do in our font (tests/pages/stand-ins.spec.ts).
 */
type StandIn = readonly [name: string, local: readonly string[], size: number, weight?: string];

/** Windows and Apple have Arial, Linux its double; Android has Roboto. */
const [system, android] = ['Fallback', 'Android Fallback'];
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
    axes: { wdth: 100, wght: { min: 400, max: 800, default: 400 } },
    money: true,
    standIns: [
      [system, arial, 0.948, '400 599'],
      [system, arialBold, 0.9, '600 800'],
      [android, ['Roboto'], 0.955, '400 599'],
      [android, robotoBold, 0.95, '600 800'],
    ],
  },
  {
    file: 'anek-expanded',
    family: 'Anek Expanded',
    source: fontFiles.anek,
    text: characters.headings,
    weight: '640',
    axes: { wdth: 125, wght: 640 },
    // Set wider apart, not larger (`--tracking-tight` in styles/tokens.css), or the lines of a heading would touch.
    standIns: [
      [system, arialBold, 1.04],
      [android, robotoBold, 1.097],
    ],
  },
  {
    file: 'anek-condensed',
    family: 'Anek Condensed',
    source: fontFiles.anek,
    text: characters.numerals,
    weight: '700',
    axes: { wdth: 75, wght: 700 },
    money: true,
    standIns: [
      [system, arialBold, 0.68],
      [android, robotoBold, 0.68],
    ],
  },
  {
    file: 'tiro-italic',
    family: 'Tiro Italic',
    source: fontFiles.tiro,
    text: characters.phrases,
    weight: '400',
    axes: {},
    standIns: [
      [system, timesItalic, 1.08],
      [android, ['NotoSerif-Italic', 'Noto Serif'], 0.95],
    ],
  },
];

await mkdir(out, { recursive: true });
const faces: string[] = [];
for (const cut of cuts) {
  const { file, family, weight, axes: variationAxes } = cut;
  const style = file.endsWith('italic') ? 'italic' : 'normal';
  const own = (name: string, range: string[] = []) => [
    `font-family: '${family}'`,
    `src: url('./${name}.woff2') format('woff2')`,
    `font-weight: ${weight}`,
    `font-style: ${style}`,
    'font-display: fallback',
    ...range,
  ];
  await write(file, cut.source, cut.text, { variationAxes, noLayoutClosure: true });
  const source = await fontAt(cut.source);
  const whole = await subsetFont(source, cut.text, { targetFormat: 'sfnt', variationAxes, noLayoutClosure: true });
  const { ascent, descent, lineGap, unitsPerEm } = await fromBuffer(whole);
  faces.push(face(own(file)));
  // What gives a stand-in the height and, near enough, the width of the cut.
  for (const [name, local, size, itsWeight] of cut.standIns) {
    const share = (part: number) => `${((100 * part) / unitsPerEm / size).toFixed(2)}%`;
    const metrics = [
      `ascent-override: ${share(ascent)}`,
      `descent-override: ${share(-descent)}`,
      `line-gap-override: ${share(lineGap)}`,
      `size-adjust: ${(100 * size).toFixed(1)}%`,
    ];
    const src = `src: ${local.map((one) => `local('${one}')`).join(', ')}`;
    const itsOwn = itsWeight ? [`font-weight: ${itsWeight}`] : [];
    faces.push(face([`font-family: '${family} ${name}'`, src, ...itsOwn, `font-style: ${style}`, ...metrics]));
  }
  if (!cut.money) continue;
  await write(`${file}-rupee`, fontFiles.anekExtended, characters.rupee, { variationAxes, noLayoutClosure: true });
  faces.push(face(own(`${file}-rupee`, ['unicode-range: U+20B9'])));
}
// The title of the page in Hindi alone: with the conjuncts of further headings, which need their layout rules whole, it is 60 KB.
const devanagari = [...new Set(content.pages.hindi.heading)].filter((character) => /[\u0900-\u097f]/.test(character)).join('');
await write('tiro-devanagari', fontFiles.tiroDevanagari, devanagari, {});
const note = '/* Written by tools/fonts.ts: do not edit. */';
await writeFile(new URL('fonts.css', out), `${[note, ...faces].join('\n\n')}\n`);

/** Cuts a font and writes it. */
async function write(name: string, source: string, text: string, how: Parameters<typeof subsetFont>[2]): Promise<void> {
  const woff2 = await subsetFont(await fontAt(source), text, { ...how, targetFormat: 'woff2' });
  await writeFile(new URL(`${name}.woff2`, out), woff2);
  console.log(`${name}.woff2  ${(woff2.length / 1024).toFixed(1)} KB`);
}

function face(declarations: readonly string[]): string {
  return `@font-face {\n${declarations.map((one) => `  ${one};\n`).join('')}}`;
}
