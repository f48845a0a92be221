/** What ffmpeg reads of a film: its frames as they are sent, a loop's joined at its turn, its first one, all in grey; how loud it is. */
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { filmSize } from './film-facts.ts';
import { cutFrames, type GreyFilm } from './film-measures.ts';
import { farApart, joinedHead, joinFrames } from './loop-join.ts';
import { options, run } from './run-program.ts';

export interface Source {
  master: string;
  /** As sent. */
  rate: number;
}

/** The size and the rate that a film is sent with. */
export const asSent = (rate: number) => `fps=${rate},scale=${filmSize.width}:${filmSize.height}:flags=lanczos`;
/** What ffmpeg has to be told of a file of bare frames. */
export const rawFormat = options(`-f rawvideo -pix_fmt yuv420p10le -s ${filmSize.width}x${filmSize.height}`);
const frameSamples = (filmSize.width * filmSize.height * 3) / 2;

/** A loop's frames as sent, joined at its turn, in one raw file: `frames` of them, and then some of its first ones once more. */
export interface JoinedLoop {
  file: string;
  frames: number;
}

/**
 * How many of its first frames a loop shows once more to the AV1 encoder, two of its groups of sixteen and one: the last frames are then drawn as
 * those within the film are, between two good ones, and not as an end that nothing follows. They are cut off again.
 */
export const shownAgain = 33;

/** Writes a loop's frames as sent into one raw file, its end joined to its beginning. Both encodings are made from it. */
export async function joinLoop({ master, rate }: Source, target: string): Promise<JoinedLoop> {
  const raw = options(`-an -vf ${asSent(rate)} -pix_fmt yuv420p10le -f rawvideo`);
  run('ffmpeg', ['-v', 'error', '-y', '-i', master, ...raw, target]);
  const file = await open(target, 'r+');
  try {
    const count = Math.floor((await file.stat()).size / 2 / frameSamples);
    const frameAt = async (n: number) => {
      const frame = new Uint16Array(frameSamples);
      await file.read(frame, 0, frame.byteLength, n * frame.byteLength);
      return frame;
    };
    const head = await Promise.all(Array.from({ length: joinFrames }, (_, n) => frameAt(n)));
    const last = await frameAt(count - 1);
    if (farApart(head[0] as Uint16Array, last))
      throw new Error(`${master} does not end as it begins: cut it so that its last frame flows into its first.`);
    const joined = joinedHead(head, last);
    for (const [n, frame] of joined.entries()) await file.write(frame, 0, frame.byteLength, n * frame.byteLength);
    for (let n = 0; n < shownAgain; n++) {
      const frame = await frameAt(n % count);
      await file.write(frame, 0, frame.byteLength, (count + n) * frame.byteLength);
    }
    return { file: target, frames: count };
  } finally {
    await file.close();
  }
}

/** The first frame: where a loop begins, so that nothing jumps when it starts. */
export function firstFrame(master: string): Promise<Buffer> {
  const size = `scale=${filmSize.width}:${filmSize.height}:flags=lanczos`;
  const frame = run('ffmpeg', ['-v', 'error', '-i', master, ...options(`-vf ${size} -frames:v 1 -f image2pipe -c:v png -`)]);
  return sharp(frame).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A film's frames, or those of a loop joined, in grey; the long reel at a quarter of its pixels, which is enough where nothing loops. */
export function greyFilm(film: string | JoinedLoop, sounds: boolean): GreyFilm {
  const share = sounds ? 2 : 1;
  const [width, height] = [filmSize.width / share, filmSize.height / share];
  const input = typeof film === 'string' ? ['-i', film] : [...rawFormat, '-i', film.file, '-frames:v', `${film.frames}`];
  const filters = `scale=${width}:${height}:flags=area,format=gray`;
  const bytes = run('ffmpeg', ['-v', 'error', ...input, '-vf', filters, '-f', 'rawvideo', '-']);
  return cutFrames(bytes, width * height);
}

/** How loud a file's sound is: over the whole, in LUFS, and its highest true peak, in dB below full scale (EBU R128, by ffmpeg's meter). */
export function loudnessOf(file: string): { lufs: number; peak: number } {
  const meter = 'ebur128=peak=true:metadata=1,ametadata=mode=print:file=-';
  const told = run('ffmpeg', ['-v', 'error', '-i', file, '-vn', '-af', meter, '-f', 'null', '-']).toString();
  const last = (name: string) => Number([...told.matchAll(new RegExp(`r128\\.${name}=(.+)`, 'g'))].at(-1)?.[1]);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { lufs: tenth(last('I')), peak: tenth(20 * Math.log10(last('true_peak'))) };
}
