/**
 * Cuts the site's fonts to the characters and weights in use and writes them, with their CSS, to src/styles/fonts/.
 *
 *   npm run fonts
 *
 * Run it after a change to the lists below; the results are kept in the repository. Every cut has a fallback of the same
 * metrics (Arial or Times stretched to fit), so that text does not move when the font arrives.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { characters, fontFiles } from '../media/fonts.ts';

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
  /** The local font that stands in until this one arrives; the ₹ files need none. */
  fallback?: 'Arial' | 'Times New Roman';
  /** Confines a second file to the characters that only it has. */
  range?: string;
}

const cuts: readonly Cut[] = [
  {
    file: 'anek-text',
    family: 'Anek Text',
    source: fontFiles.anek,
    text: characters.text,
    weight: '400 800',
    style: 'normal',
    axes: { wdth: 100, wght: { min: 400, max: 800, default: 400 } },
    fallback: 'Arial',
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
    fallback: 'Arial',
  },
  {
    file: 'anek-condensed',
    family: 'Anek Condensed',
    source: fontFiles.anek,
    text: characters.numerals,
    weight: '700',
    style: 'normal',
    axes: { wdth: 75, wght: 700 },
    fallback: 'Arial',
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
    fallback: 'Times New Roman',
  },
];

/** The metrics of the two fallbacks, as @capsizecss/metrics states them (both are the same on every system that has them). */
const local = {
  Arial: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 904 },
  'Times New Roman': {
    familyName: 'Times New Roman',
    ascent: 1825,
    descent: -443,
    lineGap: 87,
    unitsPerEm: 2048,
    xWidthAvg: 819,
  },
} as const;

await mkdir(out, { recursive: true });
const css: string[] = ['/* Written by scripts/fonts.ts: do not edit. */'];
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
      '  font-display: swap;',
      ...(cut.range ? [`  unicode-range: ${cut.range};`] : []),
      '}',
    ].join('\n'),
  );
  if (cut.fallback) {
    const sfnt = await subsetFont(source, cut.text, { targetFormat: 'sfnt', variationAxes: cut.axes, noLayoutClosure: true });
    const metrics = { ...(await fromBuffer(sfnt)), familyName: cut.family };
    const base = local[cut.fallback];
    const { fontFaces } = createFontStack(
      [metrics as never, { ...base, subsets: { latin: { xWidthAvg: base.xWidthAvg } } } as never],
      {
        fontFaceProperties: { fontStyle: cut.style },
      },
    );
    css.push(fontFaces.replaceAll('"', "'"));
  }
}
await writeFile(new URL('fonts.css', out), `${css.join('\n\n')}\n`);
