/**
 * Subsets the site's fonts to the characters and weights in use and writes them, with their CSS, to src/styles/fonts/.
 *
 *   npm run fonts
 *
 * Run it after a change to the lists below; the results are committed. Every subset has fallback fonts with matching metrics (system fonts, scaled
 * to fit), so that text does not shift when the font loads.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { characters, fontFiles } from '../media/fonts.ts';
import { readFont } from '../publish/social-cards/card-fonts.ts';

const outputFolder = new URL('../src/styles/fonts/', import.meta.url);

interface FontSubset {
  /** File name without extension. */
  file: string;
  family: string;
  source: string;
  text: string;
  weight: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
  /** Whether it includes ₹, which is in another source file and is written to a separate file. */
  hasRupee?: boolean;
  /** Fallback fonts, best first. */
  fallbacks: readonly Fallback[];
}

/**
 * A system font as a fallback: the suffix of its family name, its local names, its size relative to the web font, and its weights if it does not
 * cover all. CSS finds a local font only by its full name or its PostScript name. The sizes were found by trial: with them, lines on the first
 * screen of every page break as in the web font (tests/pages/font-fallbacks.spec.ts).
 */
type Fallback = readonly [name: string, local: readonly string[], size: number, weight?: string];

/** Windows and Apple have Arial, Linux has Liberation Sans, Android has Roboto. */
const [systemSuffix, androidSuffix] = ['Fallback', 'Android Fallback'];
const arial = ['Arial', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold', 'Roboto'];
const timesItalic = ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'];

const subsets: readonly FontSubset[] = [
  {
    file: 'anek-text',
    family: 'Anek Text',
    source: fontFiles.anek,
    text: characters.text,
    weight: '400 800',
    axes: { wdth: 100, wght: { min: 400, max: 800, default: 400 } },
    hasRupee: true,
    fallbacks: [
      [systemSuffix, arial, 0.948, '400 599'],
      [systemSuffix, arialBold, 0.9, '600 800'],
      [androidSuffix, ['Roboto'], 0.955, '400 599'],
      [androidSuffix, robotoBold, 0.95, '600 800'],
    ],
  },
  {
    file: 'anek-expanded',
    family: 'Anek Expanded',
    source: fontFiles.anek,
    text: characters.headings,
    weight: '640',
    axes: { wdth: 125, wght: 640 },
    // Letter-spaced rather than larger (`--tracking-tight` in styles/tokens.css), because otherwise the lines of a heading would touch.
    fallbacks: [
      [systemSuffix, arialBold, 1.04],
      [androidSuffix, robotoBold, 1.097],
    ],
  },
  {
    file: 'anek-condensed',
    family: 'Anek Condensed',
    source: fontFiles.anek,
    text: characters.numerals,
    weight: '700',
    axes: { wdth: 75, wght: 700 },
    hasRupee: true,
    fallbacks: [
      [systemSuffix, arialBold, 0.68],
      [androidSuffix, robotoBold, 0.68],
    ],
  },
  {
    file: 'tiro-italic',
    family: 'Tiro Italic',
    source: fontFiles.tiroLatinItalic,
    text: characters.accents,
    weight: '400',
    axes: {},
    fallbacks: [
      [systemSuffix, timesItalic, 1.08],
      [androidSuffix, ['NotoSerif-Italic', 'Noto Serif'], 0.95],
    ],
  },
];

await mkdir(outputFolder, { recursive: true });
const faces: string[] = [];
for (const subset of subsets) {
  const { file, family, weight, axes: variationAxes } = subset;
  const style = file.endsWith('italic') ? 'italic' : 'normal';
  const declarationsOf = (name: string, range: string[] = []) => [
    `font-family: '${family}'`,
    `src: url('./${name}.woff2') format('woff2')`,
    `font-weight: ${weight}`,
    `font-style: ${style}`,
    'font-display: fallback',
    ...range,
  ];
  await writeSubset(file, subset.source, subset.text, { variationAxes, noLayoutClosure: true });
  const source = await readFont(subset.source);
  const sfnt = await subsetFont(source, subset.text, { targetFormat: 'sfnt', variationAxes, noLayoutClosure: true });
  const { ascent, descent, lineGap, unitsPerEm } = await fromBuffer(sfnt);
  faces.push(fontFace(declarationsOf(file)));
  // Metrics that give a fallback the height and approximately the width of the subset.
  for (const [name, local, size, fallbackWeight] of subset.fallbacks) {
    const percentage = (value: number) => `${((100 * value) / unitsPerEm / size).toFixed(2)}%`;
    const metrics = [
      `ascent-override: ${percentage(ascent)}`,
      `descent-override: ${percentage(-descent)}`,
      `line-gap-override: ${percentage(lineGap)}`,
      `size-adjust: ${(100 * size).toFixed(1)}%`,
    ];
    const src = `src: ${local.map((fontName) => `local('${fontName}')`).join(', ')}`;
    const weightDeclaration = fallbackWeight ? [`font-weight: ${fallbackWeight}`] : [];
    faces.push(fontFace([`font-family: '${family} ${name}'`, src, ...weightDeclaration, `font-style: ${style}`, ...metrics]));
  }
  if (!subset.hasRupee) continue;
  await writeSubset(`${file}-rupee`, fontFiles.anekExtended, characters.rupee, { variationAxes, noLayoutClosure: true });
  faces.push(fontFace(declarationsOf(`${file}-rupee`, ['unicode-range: U+20B9'])));
}
const note = '/* Written by tools/fonts.ts: do not edit. */';
await writeFile(new URL('fonts.css', outputFolder), `${[note, ...faces].join('\n\n')}\n`);

/** Subsets a font and writes it as WOFF2. */
async function writeSubset(name: string, source: string, text: string, options: Parameters<typeof subsetFont>[2]): Promise<void> {
  const woff2 = await subsetFont(await readFont(source), text, { ...options, targetFormat: 'woff2' });
  await writeFile(new URL(`${name}.woff2`, outputFolder), woff2);
  console.log(`${name}.woff2  ${(woff2.length / 1024).toFixed(1)} KB`);
}

function fontFace(declarations: readonly string[]): string {
  return `@font-face {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}`;
}
