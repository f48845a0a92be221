/** Encodes a film as AV1 and H.264 with ffmpeg. */
import { rm, stat } from 'node:fs/promises';
import { type FilmSource, type JoinedLoop, outputFilter, rawFormat } from './read-film.ts';
import { options, run } from './run-program.ts';

/**
 * The two encodings. The CRF starts at `from` (higher is smaller). It is lowered in steps, down to `finest`, while a loop visibly jumps, and raised until
 * the file is within its limit. `grows` is the approximate growth of the file per step. The names of these fields are part of the film hashes.
 */
const av1 = (extraOptions: string) => options(`-c:v libsvtav1 -pix_fmt yuv420p10le ${extraOptions}`);
const h264 = (extraOptions: string) => options(`-c:v libx264 -profile:v high -pix_fmt yuv420p ${extraOptions}`);
export const encodings = {
  av1: {
    // No temporal filter (tf) for loops: it would make the first frame different from its neighbours.
    loop: {
      finest: 11,
      from: 26,
      to: 50,
      step: 5,
      grows: 1.35,
      video: av1('-preset 7 -g 400 -svtav1-params tune=0:enable-tf=0'),
    },
    reel: { finest: 32, from: 32, to: 52, step: 4, grows: 1.35, video: av1('-preset 6 -g 240 -svtav1-params tune=0') },
    audio: options('-c:a libopus -b:a 128k'),
  },
  h264: {
    loop: { finest: 17, from: 26, to: 38, step: 1, grows: 1.12, video: h264('-preset medium -g 400 -sws_dither none') },
    reel: { finest: 22, from: 22, to: 34, step: 3, grows: 1.35, video: h264('-preset slow -g 240') },
    audio: options('-c:a aac -b:a 160k'),
  },
} as const;
export const colours = options('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv');

type Codec = keyof typeof encodings;

/**
 * x264's quantiser near the seam of a loop: the lowest value, for `minFrames` frames at each end, then one more every `framesPerStep` frames up to the
 * highest value.
 */
const seamQuantiser = { min: 13, minFrames: 4, max: 34, framesPerStep: 2 };

/**
 * Returns x264 parameters that raise the quality towards the seam of a loop, so that the last frame is as fine as the first and no jump is visible.
 * The quality changes in steps, since a sudden change would be visible too. At a coarser CRF the ends are coarser by the same amount.
 */
export function endZones(frames: number, crf: number): string {
  const { min, minFrames, max, framesPerStep } = seamQuantiser;
  const shift = crf - encodings.h264.loop.from;
  const levels = Array.from({ length: max - min }, (_, step) => ({
    q: min + step + shift,
    from: step === 0 ? 0 : minFrames + (step - 1) * framesPerStep,
    to: minFrames + step * framesPerStep - 1,
  }));
  const mirrored = levels.map(({ q, from, to }) => ({ q, from: frames - 1 - to, to: frames - 1 - from }));
  const zones = [...levels, ...mirrored.reverse()].map(({ q, from, to }) => `${from},${to},q=${q}`);
  return `ipratio=1:pbratio=1:zones=${zones.join('/')}`;
}

interface EncodeOptions {
  source: FilmSource;
  /** Set for loops. */
  joined: JoinedLoop | undefined;
  /** By how many decibels the sound is changed. */
  gain: number;
  /** Path of the file to write. */
  target: string;
  /** Maximum size in bytes. */
  limit: number;
  /** Whether a file has no visible jump. */
  isSmooth: (file: string) => boolean;
}

/**
 * Writes one encoding at the best quality within its limit, smooth if possible. Returns its size in bytes. Throws if it is too large even at the
 * lowest quality.
 */
export async function encode(
  codec: Codec,
  id: string,
  { source, joined, gain, target, limit, isSmooth }: EncodeOptions,
): Promise<number> {
  const { finest, from, to, step, grows, video } = encodings[codec][joined ? 'loop' : 'reel'];
  const input = joined
    ? [...rawFormat, '-r', `${source.rate}`, '-i', joined.file]
    : ['-i', source.master, '-vf', outputFilter(source.rate)];
  let crf: number = from;
  let mayImprove = true;
  while (crf <= to) {
    const seamOptions = joined && codec === 'h264' ? ['-x264-params', endZones(joined.frames, crf)] : [];
    // The limiter keeps peaks below the limit of the loudness test (media/limits.ts).
    const volume = gain === 0 ? [] : ['-af', `volume=${gain}dB,alimiter=limit=0.8:level=false`];
    const tracks = joined ? ['-an'] : [...volume, ...encodings[codec].audio];
    const quality = [...video, '-crf', `${crf}`, ...seamOptions, ...colours, ...tracks];
    write([...input, ...quality], target, codec, joined);
    const { size } = await stat(target);
    const canImprove = mayImprove && crf - step >= finest && size * grows <= limit;
    if (size <= limit && (!canImprove || isSmooth(target))) return size;
    if (canImprove) {
      crf -= step;
      continue;
    }
    mayImprove = false;
    crf += step * Math.max(1, Math.floor(Math.log(size / limit) / Math.log(grows)));
  }
  await rm(target);
  throw new Error(
    `media/masters/films/${id}.mp4 has too much detail or motion for ${Math.round(limit / 1024)} KB: choose a film with less motion, or a shorter one.`,
  );
}

/** Writes a film with ffmpeg. An AV1 loop is written with its repeated frames, which are then cut off. */
function write(encodeArgs: readonly string[], target: string, codec: Codec, joined: JoinedLoop | undefined): void {
  const outputArgs = ['-map_metadata', '-1', '-movflags', '+faststart'];
  const frameLimit = joined ? ['-frames:v', `${joined.frames}`] : [];
  if (!joined || codec === 'h264')
    return void run('ffmpeg', ['-v', 'error', '-y', ...encodeArgs, ...frameLimit, ...outputArgs, target]);
  const untrimmed = `${joined.file}.mp4`;
  run('ffmpeg', ['-v', 'error', '-y', ...encodeArgs, untrimmed]);
  run('ffmpeg', ['-v', 'error', '-y', '-i', untrimmed, '-c', 'copy', ...frameLimit, ...outputArgs, target]);
}
