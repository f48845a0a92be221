/**
 * Draws the site's icons from its logo (src/components/logo/logo-shape.ts) into public/.
 *
 *   node tools/icons.ts
 *
 * The results are committed. Browsers request favicon.ico for documents without a link to an icon, such as a picture opened on its own.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { logoShape } from '#components/logo/logo-shape.ts';
import { colourOf } from '../publish/style-tokens.ts';

const publicFolder = new URL('../public/', import.meta.url);
const ink = colourOf('ink');
const paths = (archColour: string) =>
  `<path d="${logoShape.arch}" fill="${archColour}"/><path d="${logoShape.sun}" fill="${colourOf('marigold')}"/>`;
const plainIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logoShape.viewBox}">${paths(ink)}</svg>`;
/** With a full background and padding around the logo, for home screens, which crop icons to different shapes. */
const filledIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 64 64"><path d="M-12-12h64v64h-64z" fill="${ink}"/>${paths(colourOf('paper'))}</svg>`;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();

/** Returns an ICO file with one PNG: a header of 6 bytes and a directory entry of 16. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

await writeFile(new URL('favicon.svg', publicFolder), plainIcon);
await writeFile(new URL('favicon.ico', publicFolder), ico(await png(plainIcon, 48), 48));
await writeFile(new URL('icon-192.png', publicFolder), await png(filledIcon, 192));
await writeFile(new URL('icon-512.png', publicFolder), await png(filledIcon, 512));
await writeFile(new URL('apple-touch-icon.png', publicFolder), await png(filledIcon, 180));
