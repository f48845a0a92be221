import { pictureLimit, pictureWidths as widths } from '../media/limits.ts';
import type { RenditionManifest } from '../media/pictures.ts';

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** The weight of every picture file as a page of Markdown: AVIF by width, WebP in sum. */
export function weightTable(manifest: RenditionManifest): string {
  const rows = Object.entries(manifest).map(([master, { width, height, files }]) => {
    const avif = files.filter(({ format }) => format === 'avif');
    const cells = widths.map((wanted, at) => {
      const file = avif.find((one) => one.width <= wanted && one.width > (widths[at - 1] ?? 0));
      return file ? kilobytes(file.bytes) : '';
    });
    const webp = files.filter(({ format }) => format === 'webp').reduce((sum, { bytes }) => sum + bytes, 0);
    return `| ${[master, `${width}×${height}`, ...cells, kilobytes(webp)].join(' | ')} |`;
  });
  const files = Object.values(manifest).flatMap((one) => one.files);
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return `# What the pictures weigh

Written by \`npm run media\`. In KB, AVIF by width in pixels, WebP in sum. ${files.length} files of ${rows.length} pictures,
${(all / 1024 / 1024).toFixed(1)} MB. A phone takes the first picture of a page in at most 1200 pixels and all others in at most 828.

| picture | master | ${widths.join(' | ')} | WebP |
| --- | --- | ${widths.map(() => '---:').join(' | ')} | ---: |
| limit | | ${widths.map((width) => kilobytes(pictureLimit(width))).join(' | ')} | |
${rows.join('\n')}
`;
}
