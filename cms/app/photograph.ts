import { masterLimits } from '../../media/limits.ts';

/** No place on the site shows more pixels. */
const mostWidth = 3840;

/**
 * Reads a photograph and returns it as an upright JPEG without metadata, named `name`.jpg. Throws, with the reason and what to do, when it
 * can't be read or is too small (`leastWidth`, in pixels), too large or too narrow.
 */
export async function readPhotograph(file: File, name: string, leastWidth: number): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(
      /hei[cf]/i.test(file.name + file.type)
        ? 'this device can’t read HEIC. Export it as JPEG on the phone (Settings, Camera, Formats, Most Compatible) and choose it again.'
        : 'the file can’t be read as a photograph. Copy it again from the camera or the phone; it must be a JPEG, PNG or WebP.',
    );
  });
  const { width, height } = bitmap;
  const { megapixels, wide, tall } = masterLimits;
  if ((width * height) / 1_000_000 > megapixels)
    throw new Error(`it has ${Math.round((width * height) / 1_000_000)} megapixels, at most ${megapixels}. Export it smaller.`);
  if (width < leastWidth)
    throw new Error(
      `it is ${width} pixels wide, and its place needs ${leastWidth}. Use the camera’s own file, not one that a messenger has made smaller, or choose another place.`,
    );
  if (height > width * tall || width > height * wide)
    throw new Error(`it is ${width} by ${height} pixels, too long and narrow. Cut it, or choose another.`);
  const scale = Math.min(1, mostWidth / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser can’t draw it. Use a current Chrome, Edge, Firefox or Safari.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
}

/** A file name that no other picture has: 'sports-day-lx3k'. */
export function nameFor(file: string): string {
  const words = file.replace(/\.[^.]*$/, '').toLowerCase();
  const name = words
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${name || 'photograph'}-${Date.now().toString(36).slice(-4)}`;
}
