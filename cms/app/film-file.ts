import { isWebVtt, webVttAdvice } from '../../media/encoders/film-captions.ts';
import { dissolvedStart, filmSeconds, filmSize } from '../../media/limits.ts';

/** Maximum size in bytes. Encoded as text it is a third larger, and Decap's local server accepts requests of up to 50 MB. */
const maxBytes = 32_000_000;
/** A loop may lose a second, which dissolves into its beginning. */
const seconds = { loop: { ...filmSeconds.loop, from: filmSeconds.loop.from + 1 }, reel: filmSeconds.reel };

const unplayable = 'this browser can’t play it. Export it as MP4 (H.264).';

/**
 * Checks a film for the site, and returns the frame with which it will start as a JPEG for its poster, named `film-NAME.jpg`. Throws if it can't be
 * read, is too large, too small, too short or too long, or is not 16:9. The message says what to do. The build makes the remaining checks
 * (media/encoders/film-facts.ts).
 */
export async function readFilm(
  file: File,
  name: string,
  kind: keyof typeof seconds,
): Promise<{ poster: File; duration: number }> {
  if (file.size > maxBytes)
    throw new Error(`it is ${Math.ceil(file.size / 1e6)} MB, more than ${maxBytes / 1e6} MB. Export it at 1920 × 1080 (not 4K).`);
  const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto', src: URL.createObjectURL(file) });
  try {
    await new Promise<void>((resolve, reject) => {
      video.onloadeddata = () => resolve();
      video.onerror = () => reject(new Error(unplayable));
    });
    const { videoWidth: width, videoHeight: height, duration } = video;
    // A browser that has no decoder for the pictures may still play the sound.
    if (width === 0) throw new Error(unplayable);
    if (Math.abs((width / height) * (filmSize.height / filmSize.width) - 1) > 0.01)
      throw new Error(
        `it is ${width} by ${height} pixels. Film with the device held sideways, or crop it to 16:9 (1920 × 1080).`,
      );
    if (width < filmSize.width)
      throw new Error(
        `it is ${width} by ${height} pixels, smaller than ${filmSize.width} by ${filmSize.height}. Use the camera’s own file.`,
      );
    const { from, to } = seconds[kind];
    if (duration < from || duration > to + 0.1)
      throw new Error(`it lasts ${Math.round(duration * 10) / 10} seconds. Cut it to between ${from} and ${to} seconds.`);
    if (kind === 'loop')
      await new Promise((resolve) => {
        video.onseeked = resolve;
        video.currentTime = dissolvedStart;
      });
    const canvas = new OffscreenCanvas(filmSize.width, filmSize.height);
    canvas.getContext('2d')?.drawImage(video, 0, 0, filmSize.width, filmSize.height);
    const frame = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return { poster: new File([frame], `film-${name}.jpg`, { type: 'image/jpeg' }), duration };
  } finally {
    URL.revokeObjectURL(video.src);
  }
}

/** Returns captions as `NAME.vtt`. Throws if they are not WebVTT. */
export async function readCaptions(file: File, name: string): Promise<File> {
  const text = await file.text();
  if (!isWebVtt(text)) throw new Error(`the captions are not ${webVttAdvice}`);
  return new File([text], `${name}.vtt`, { type: 'text/vtt' });
}
