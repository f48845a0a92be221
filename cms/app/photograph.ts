import { masterLimits } from '../../media/limits.ts';

/** Maximum width of a stored photograph in pixels. No part of the site shows more. */
const maxWidth = 3840;

/**
 * Converts a photograph to an upright JPEG without metadata, named `name`.jpg. Throws if it can't be read, is narrower than `minWidth` pixels, has
 * too many pixels or too extreme an aspect ratio. The message says what to do.
 */
export async function readPhotograph(file: File, name: string, minWidth: number): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(
      /hei[cf]/i.test(file.name + file.type)
        ? 'this device can’t read HEIC. Export it as JPEG on the phone (Settings, Camera, Formats, Most Compatible) and choose it again.'
        : 'the file can’t be read as a photograph. Copy it again from the camera or the phone; it must be a JPEG, PNG or WebP.',
    );
  });
  const { width, height } = bitmap;
  const { megapixels: maxMegapixels, widthToHeight, heightToWidth } = masterLimits;
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > maxMegapixels)
    throw new Error(`it has ${Math.round(megapixels)} megapixels, more than ${maxMegapixels}. Export it smaller.`);
  if (height > width * heightToWidth || width > height * widthToHeight)
    throw new Error(`it is ${width} by ${height} pixels, too long and narrow. Crop it, or choose another.`);
  if (width < minWidth)
    throw new Error(
      `it is ${width} pixels wide, and its place needs ${minWidth}. Use the camera’s own file, not one that a messenger has made smaller, or choose another place.`,
    );
  const scale = Math.min(1, maxWidth / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser can’t draw it. Use a current Chrome, Edge, Firefox or Safari.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
}

/** Returns a unique name for a picture, from the name of its file: 'sports-day-lx3k'. */
export function uniqueName(file: string): string {
  const name = file
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${name || 'photograph'}-${Date.now().toString(36).slice(-4)}`;
}
