/** A film's two encodings, by ffmpeg. */
import { rm, stat } from 'node:fs/promises';
import { asSent, type JoinedLoop, rawFormat, type Source } from './film-readings.ts';
import { options, run } from './run-program.ts';

/**
 * Two encodings. The quality begins at `from` (a higher crf is a smaller file); by steps it is raised while a loop pops, and lowered until a
 * file keeps within its limit; `grows` is what a step up makes of a file's size, about.
 */
const av1 = (more: string) => options(`-c:v libsvtav1 -pix_fmt yuv420p10le ${more}`);
const h264 = (more: string) => options(`-c:v libx264 -profile:v high -pix_fmt yuv420p ${more}`);
export const encodings = {
  av1: {
    // a loop has no filter over time (tf): it would make the first frame another picture than those beside it
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

/** Where a loop closes: x264's quantiser there, for how many frames, and the one from which it comes down to that, by one every second frame. */
const closing = { finest: 13, held: 4, coarsest: 34, pace: 2 };

/**
 * Spends x264's bits where a loop closes: towards its seam the frames grow fine, so that the last is as fine as the first and nothing pops. Step
 * by step, since a picture that is suddenly finer pops as well. Where the film is too busy for that, at a coarser crf, the ends are
 * coarser by as much.
 */
export function endZones(frames: number, crf: number): string {
  const { finest, held, coarsest, pace } = closing;
  const shift = crf - encodings.h264.loop.from;
  const levels = Array.from({ length: coarsest - finest }, (_, n) => ({
    q: finest + n + shift,
    from: n === 0 ? 0 : held + (n - 1) * pace,
    to: held + n * pace - 1,
  }));
  const mirrored = levels.map(({ q, from, to }) => ({ q, from: frames - 1 - to, to: frames - 1 - from }));
  const zones = [...levels, ...mirrored.reverse()].map(({ q, from, to }) => `${from},${to},q=${q}`);
  return `ipratio=1:pbratio=1:zones=${zones.join('/')}`;
}

interface Order {
  source: Source;
  /** Where it is a loop. */
  joined: JoinedLoop | undefined;
  target: string;
  /** In bytes. */
  limit: number;
  /** Whether a file loops without a pop. */
  good: (file: string) => boolean;
}

/**
 * Writes one encoding at a quality that its limit allows and at which it is good, if there is one, and gives its bytes. Throws where even the
 * lowest is too large.
 */
export async function encode(codec: Codec, id: string, { source, joined, target, limit, good }: Order): Promise<number> {
  const { finest, from, to, step, grows, video } = encodings[codec][joined ? 'loop' : 'reel'];
  const input = joined
    ? [...rawFormat, '-r', `${source.rate}`, '-i', joined.file]
    : ['-i', source.master, '-vf', asSent(source.rate)];
  let crf: number = from;
  let mayRise = true;
  while (crf <= to) {
    const ends = joined && codec === 'h264' ? ['-x264-params', endZones(joined.frames, crf)] : [];
    const tracks = joined ? ['-an'] : encodings[codec].audio;
    const quality = [...video, '-crf', `${crf}`, ...ends, ...colours, ...tracks];
    write([...input, ...quality], target, codec, joined);
    const { size } = await stat(target);
    const finer = mayRise && crf - step >= finest && size * grows <= limit;
    if (size <= limit && (!finer || good(target))) return size;
    if (finer) {
      crf -= step;
      continue;
    }
    mayRise = false;
    crf += step * Math.max(1, Math.floor(Math.log(size / limit) / Math.log(grows)));
  }
  await rm(target);
  throw new Error(
    `media/masters/films/${id}.mp4 is too busy for ${Math.round(limit / 1024)} KB: choose a calmer or a shorter film.`,
  );
}

/** Has ffmpeg write a film; an AV1 loop with what it shows again, which is cut off after. */
function write(order: readonly string[], target: string, codec: Codec, joined: JoinedLoop | undefined): void {
  const plain = ['-map_metadata', '-1', '-movflags', '+faststart'];
  const counted = joined ? ['-frames:v', `${joined.frames}`] : [];
  if (!joined || codec === 'h264') return void run('ffmpeg', ['-v', 'error', '-y', ...order, ...counted, ...plain, target]);
  const longer = `${joined.file}.mp4`;
  run('ffmpeg', ['-v', 'error', '-y', ...order, longer]);
  run('ffmpeg', ['-v', 'error', '-y', '-i', longer, '-c', 'copy', ...counted, ...plain, target]);
}
