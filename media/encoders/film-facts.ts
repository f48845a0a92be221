/** What is in the master of a film, and whether a page can use it. */
import { run } from './run-program.ts';

/** The size of every film on the pages, in pixels: larger masters are made smaller. */
export const filmSize = { width: 1280, height: 720 } as const;
/** How many frames a second a film may have; of more every second one goes. */
const fastest = 30;
/** How long a film may be, in seconds. */
export const lengths = { loop: { from: 8, to: 12 }, reel: { from: 20, to: 30 } } as const;

export interface FilmFacts {
  /** As seen: a film that was filmed upright and is marked so is taller than wide. */
  width: number;
  height: number;
  /** Frames a second. */
  rate: number;
  seconds: number;
  sound: boolean;
  /** Whether it has the wide range of brightness that few screens show. */
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

/** What ffprobe tells of a master. Throws when it is no film. */
export function facts(id: string, master: string): FilmFacts {
  // what is no film at all leaves the answer empty, and is told so by readFacts
  const told = run('ffprobe', ['-v', 'quiet', '-show_streams', '-show_format', '-of', 'json', master], { mayFail: true });
  return readFacts(id, told.toString() || '{}');
}

/** Reads what ffprobe has told, as JSON. Throws when there is no film in it. */
export function readFacts(id: string, told: string): FilmFacts {
  const { streams = [], format = {} } = JSON.parse(told) as { streams?: Stream[]; format?: { duration?: string } };
  const video = streams.find(({ codec_type }) => codec_type === 'video');
  const { width = 0, height = 0, avg_frame_rate = '0/1', color_transfer = '' } = video ?? {};
  const [frames = 0, per = 1] = avg_frame_rate.split('/').map(Number);
  const rate = frames / per;
  if (!width || !height || !(rate > 0))
    throw new Error(`media/masters/films/${id}.mp4 can't be read as a film: export it again as MP4.`);
  const turned = video?.side_data_list?.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return {
    width: turned ? height : width,
    height: turned ? width : height,
    rate,
    seconds: Number(format.duration),
    sound: streams.some(({ codec_type }) => codec_type === 'audio'),
    hdr: ['smpte2084', 'arib-std-b67'].includes(color_transfer),
  };
}

/** Throws, naming the file and the mend, where a page can't use a master. A loop's sound is no fault: it is left out. */
export function checkFacts(id: string, { width, height, seconds, sound, hdr }: FilmFacts, kind: keyof typeof lengths): void {
  const file = `media/masters/films/${id}.mp4`;
  const { from, to } = lengths[kind];
  if (Math.abs((width / height) * (filmSize.height / filmSize.width) - 1) > 0.01)
    throw new Error(`${file} is ${width}×${height}: the pages show films 16 to 9. Crop it to ${wide(width, height)}.`);
  if (width < filmSize.width || height < filmSize.height)
    throw new Error(`${file} is ${width}×${height}: it should be at least ${filmSize.width}×${filmSize.height}.`);
  if (hdr) throw new Error(`${file} is in HDR, and would look grey: export it in SDR (Rec. 709).`);
  // a frame more or less is nobody's fault
  if (seconds < from - 0.1 || seconds > to + 0.1)
    throw new Error(`${file} lasts ${Math.round(seconds * 10) / 10} s: cut it to between ${from} and ${to} s.`);
  if (kind === 'reel' && !sound)
    throw new Error(`${file} has no sound, and the page offers it with sound: export it again with its sound.`);
}

/** The largest 16 to 9 within a size, in even numbers of pixels, or the smallest allowed. */
function wide(width: number, height: number): string {
  const across = Math.min(width, (height * 16) / 9);
  if (across < filmSize.width) return `${filmSize.width}×${filmSize.height} or more`;
  return `${Math.floor(across / 2) * 2}×${Math.floor((across * 9) / 32) * 2}`;
}

/** The frames a second that a film is sent with. */
export const sentRate = (rate: number): number => (rate > fastest + 0.5 ? rate / Math.ceil(rate / (fastest + 0.5)) : rate);
