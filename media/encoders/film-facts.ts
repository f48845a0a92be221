/** Reads the properties of a film's master and checks that pages can use it. */
import { filmSeconds, filmSize } from '../limits.ts';
import { run } from './run-program.ts';

/** Maximum frame rate of an encoded film. The rate of a faster master is divided by a whole number (`outputRate`). */
const maxRate = 30;

export interface FilmFacts {
  /** After rotation: a film with a portrait flag is taller than wide. */
  width: number;
  height: number;
  /** Frames a second. */
  rate: number;
  seconds: number;
  sound: boolean;
  /** Whether it has a high dynamic range, which few screens show. */
  hdr: boolean;
}

interface Stream {
  codec_type?: string;
  width?: number;
  height?: number;
  avg_frame_rate?: string;
  color_transfer?: string;
  side_data_list?: { rotation?: number }[];
}

/** Reads the facts of a master with ffprobe. Throws if it is not a film. */
export function facts(id: string, master: string): FilmFacts {
  // For a file that is not a film the output is empty, and readFacts throws.
  const output = run('ffprobe', ['-v', 'quiet', '-show_streams', '-show_format', '-of', 'json', master], { mayFail: true });
  return readFacts(id, output.toString() || '{}');
}

/** Parses ffprobe's JSON output. Throws if it contains no film. */
export function readFacts(id: string, output: string): FilmFacts {
  const { streams = [], format = {} } = JSON.parse(output) as { streams?: Stream[]; format?: { duration?: string } };
  const video = streams.find(({ codec_type }) => codec_type === 'video');
  const { width = 0, height = 0, avg_frame_rate = '0/1', color_transfer = '' } = video ?? {};
  const [frames = 0, per = 1] = avg_frame_rate.split('/').map(Number);
  const rate = frames / per;
  if (!width || !height || !(rate > 0))
    throw new Error(`media/masters/films/${id}.mp4 can't be read as a film: export it again as MP4.`);
  const isRotated = video?.side_data_list?.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return {
    width: isRotated ? height : width,
    height: isRotated ? width : height,
    rate,
    seconds: Number(format.duration),
    sound: streams.some(({ codec_type }) => codec_type === 'audio'),
    hdr: ['smpte2084', 'arib-std-b67'].includes(color_transfer),
  };
}

/** Throws if a page can't use a master; the message names the file and the fix. A loop may have sound, which is dropped. */
export function checkFacts(id: string, { width, height, seconds, sound, hdr }: FilmFacts, kind: keyof typeof filmSeconds): void {
  const file = `media/masters/films/${id}.mp4`;
  const { from, to } = filmSeconds[kind];
  if (Math.abs((width / height) * (filmSize.height / filmSize.width) - 1) > 0.01)
    throw new Error(`${file} is ${width}×${height}: pages show films in 16:9. Crop it to ${cropSize(width, height)}.`);
  if (width < filmSize.width || height < filmSize.height)
    throw new Error(`${file} is ${width}×${height}: it should be at least ${filmSize.width}×${filmSize.height}.`);
  if (hdr) throw new Error(`${file} is in HDR, and would look grey: export it in SDR (Rec. 709).`);
  // Tolerates a frame more or less.
  if (seconds < from - 0.1 || seconds > to + 0.1)
    throw new Error(`${file} lasts ${Math.round(seconds * 10) / 10} s: cut it to between ${from} and ${to} s.`);
  if (kind === 'reel' && !sound)
    throw new Error(`${file} has no sound, and the page offers it with sound: export it again with its sound.`);
}

/** Returns the largest 16:9 size within a size, in even numbers of pixels, or the smallest allowed. */
function cropSize(width: number, height: number): string {
  const cropWidth = Math.min(width, (height * 16) / 9);
  if (cropWidth < filmSize.width) return `${filmSize.width}×${filmSize.height} or more`;
  return `${Math.floor(cropWidth / 2) * 2}×${Math.floor((cropWidth * 9) / 32) * 2}`;
}

/** Returns the frame rate of the encoded film. */
export const outputRate = (rate: number): number => (rate > maxRate + 0.5 ? rate / Math.ceil(rate / (maxRate + 0.5)) : rate);
