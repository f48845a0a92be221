/** Reads films with ffmpeg: the frames of a joined loop, the first frame, all frames in grey, and the loudness. */
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { dissolvedStart, filmSeconds, filmSize } from '../limits.ts';
import { cutFrames, type GreyFrames } from './film-measures.ts';
import { blendFirstFrames, dissolveFrames, isContinuous, joinFrames } from './loop-join.ts';
import { options, run } from './run-program.ts';

export interface FilmSource {
  /** Path of the master. */
  master: string;
  /** Frame rate of the encoded film. */
  rate: number;
}

/** Returns the ffmpeg filter for the size and the rate of the encoded film. */
export const outputFilter = (rate: number) => `fps=${rate},scale=${filmSize.width}:${filmSize.height}:flags=lanczos`;
/** ffmpeg's input options for a file of raw frames. */
export const rawFormat = options(`-f rawvideo -pix_fmt yuv420p10le -s ${filmSize.width}x${filmSize.height}`);
const frameSamples = (filmSize.width * filmSize.height * 3) / 2;

/** A raw file with the frames of a loop, joined at its seam, followed by a copy of its first frames (`repeatedFrames`). */
export interface JoinedLoop {
  file: string;
  /** Number of frames, without the repeated ones. */
  frames: number;
  /** Where in the master the loop begins, in seconds. */
  start: number;
}

/**
 * Number of first frames that are repeated at the end of a loop for the AV1 encoder: two groups of sixteen and one. The encoder then treats the last
 * frames like frames within the film, with good frames on both sides. The repeated frames are cut off afterwards.
 */
export const repeatedFrames = 33;

/**
 * Writes the frames of a loop into a raw file, with its end joined to its beginning. Both encodings are made from this file. If a film does not end as
 * it begins, its last second dissolves into its first, and the loop begins a second after that (`dissolvedStart`), clear of the dissolve. Throws if it
 * is then too short.
 */
export async function joinLoop({ master, rate }: FilmSource, target: string): Promise<JoinedLoop> {
  const raw = options(`-an -vf ${outputFilter(rate)} -pix_fmt yuv420p10le -f rawvideo`);
  run('ffmpeg', ['-v', 'error', '-y', '-i', master, ...raw, target]);
  const file = await open(target, 'r+');
  try {
    const count = Math.floor((await file.stat()).size / 2 / frameSamples);
    const readFrame = async (index: number) => {
      const frame = new Uint16Array(frameSamples);
      await file.read(frame, 0, frame.byteLength, index * frame.byteLength);
      return frame;
    };
    const readFrames = (start: number, length: number) =>
      Promise.all(Array.from({ length }, (_, index) => readFrame(start + index)));
    const writeFrames = async (frames: readonly Uint16Array[], start: number) => {
      for (const [index, frame] of frames.entries())
        await file.write(frame, 0, frame.byteLength, (start + index) * frame.byteLength);
    };
    const firstFrames = await readFrames(0, joinFrames);
    const last = await readFrame(count - 1);
    const isDissolved = !isContinuous(firstFrames[0] as Uint16Array, firstFrames[1] as Uint16Array, last);
    const second = Math.round(rate);
    const frames = isDissolved ? count - second : count;
    if (frames / rate < filmSeconds.loop.from - 0.1)
      throw new Error(
        `${master} does not end as it begins, so its last second dissolves into its first: it must last at least ${filmSeconds.loop.from + 1} s.`,
      );
    if (isDissolved) {
      const dissolved = dissolveFrames(await readFrames(0, second), await readFrames(frames, second));
      const afterDissolve = await readFrames(second, second);
      const start = dissolvedStart * second;
      for (let index = start; index < frames; index++) await writeFrames([await readFrame(index)], index - start);
      await writeFrames([...dissolved, ...afterDissolve], frames - start);
    } else await writeFrames(blendFirstFrames(firstFrames, last), 0);
    for (let index = 0; index < repeatedFrames; index++) await writeFrames([await readFrame(index % frames)], frames + index);
    await file.truncate((frames + repeatedFrames) * frameSamples * 2);
    return { file: target, frames, start: isDissolved ? dissolvedStart : 0 };
  } finally {
    await file.close();
  }
}

/** Returns the frame of a master at a time in seconds as JPEG. The poster is the first frame of the encoded film, so that nothing jumps when it starts. */
export function frameAt(master: string, seconds: number): Promise<Buffer> {
  const filters = `trim=start=${seconds},scale=${filmSize.width}:${filmSize.height}:flags=lanczos`;
  const frame = run('ffmpeg', ['-v', 'error', '-i', master, ...options(`-vf ${filters} -frames:v 1 -f image2pipe -c:v png -`)]);
  return sharp(frame).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/**
 * Returns the frames of a film or joined loop in grey, at the rate of the encoded film. The long reel is read at half the width and height, which is
 * enough because it has no seam.
 */
export function readGreyFrames(film: string | JoinedLoop, { rate, hasSound }: { rate: number; hasSound: boolean }): GreyFrames {
  const scale = hasSound ? 2 : 1;
  const [width, height] = [filmSize.width / scale, filmSize.height / scale];
  const input =
    typeof film === 'string' ? ['-i', film] : [...rawFormat, '-r', `${rate}`, '-i', film.file, '-frames:v', `${film.frames}`];
  const filters = `fps=${rate},scale=${width}:${height}:flags=area,format=gray`;
  const bytes = run('ffmpeg', ['-v', 'error', ...input, '-vf', filters, '-f', 'rawvideo', '-']);
  return cutFrames(bytes, width * height);
}

/** Measures a file's integrated loudness in LUFS and its true peak in dB below full scale (EBU R128, ffmpeg's meter). */
export function measureLoudness(file: string): { lufs: number; peak: number } {
  const meter = 'ebur128=peak=true:metadata=1,ametadata=mode=print:file=-';
  const output = run('ffmpeg', ['-v', 'error', '-i', file, '-vn', '-af', meter, '-f', 'null', '-']).toString();
  const lastValue = (name: string) => Number([...output.matchAll(new RegExp(`r128\\.${name}=(.+)`, 'g'))].at(-1)?.[1]);
  const roundToTenth = (value: number) => Math.round(value * 10) / 10;
  return { lufs: roundToTenth(lastValue('I')), peak: roundToTenth(20 * Math.log10(lastValue('true_peak'))) };
}
