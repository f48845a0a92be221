/**
 * Draws the site's icons from its mark (src/components/mark/mark-shape.ts) into public/.
 *
 *   node tools/icons.ts
 *
 * The results are kept in the repository. favicon.ico is for what asks for it unasked: a browser that shows a picture alone.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { mark } from '#components/mark/mark-shape.ts';
import { colourOf } from '../publish/style-tokens.ts';

const out = new URL('../public/', import.meta.url);
const ink = colourOf('ink');
const paths = (arch: string) => `<path d="${mark.arch}" fill="${arch}"/><path d="${mark.sun}" fill="${colourOf('marigold')}"/>`;
const bare = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${paths(ink)}</svg>`;
/** With a ground to the edges and room around the mark, for home screens, which cut icons to shapes of their own. */
const grounded = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 64 64"><path d="M-12-12h64v64h-64z" fill="${ink}"/>${paths(colourOf('paper'))}</svg>`;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();

/** An ICO file with one PNG in it: a header of 6 bytes and an entry of 16. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

await writeFile(new URL('favicon.svg', out), bare);
await writeFile(new URL('favicon.ico', out), ico(await png(bare, 48), 48));
await writeFile(new URL('icon-192.png', out), await png(grounded, 192));
await writeFile(new URL('icon-512.png', out), await png(grounded, 512));
await writeFile(new URL('apple-touch-icon.png', out), await png(grounded, 180));
