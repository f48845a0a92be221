/** ffmpeg at work on one film: what is in it, its two encodings, its first frame. */
import { rm, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { run } from './run-program.ts';

/** Two encodings, and by what steps the quality is lowered until a file keeps within its limit (a higher crf is a smaller file). */
export const encodings = {
  av1: {
    from: 32,
    to: 52,
    step: 4,
    video: ['-c:v', 'libsvtav1', '-preset', '6', '-g', '240', '-svtav1-params', 'tune=0', '-pix_fmt', 'yuv420p10le'],
    audio: ['-c:a', 'libopus', '-b:a', '128k'],
  },
  h264: {
    from: 22,
    to: 34,
    step: 3,
    video: ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-g', '240'],
    audio: ['-c:a', 'aac', '-b:a', '160k'],
  },
} as const;
export const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

type Codec = keyof typeof encodings;

/** Width and height in pixels, length in seconds, and whether there is sound. */
export function facts(id: string, master: string) {
  const told = run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'stream=codec_type,width,height:format=duration',
    '-of',
    'json',
    master,
  ]);
  const { streams = [], format = {} } = JSON.parse(told.toString()) as {
    streams?: { codec_type: string; width?: number; height?: number }[];
    format?: { duration?: string };
  };
  const video = streams.find(({ codec_type }) => codec_type === 'video');
  if (!video) throw new Error(`media/masters/films/${id}.mp4 can't be read as a film: export it again as MP4.`);
  return {
    width: video.width ?? 0,
    height: video.height ?? 0,
    seconds: Math.round(Number(format.duration)),
    sound: streams.some(({ codec_type }) => codec_type === 'audio'),
  };
}

/** Writes one encoding at the best quality that its limit allows, and gives its bytes. Throws where even the lowest is too large. */
export async function encode(
  codec: Codec,
  id: string,
  { master, target, sound, limit }: { master: string; target: string; sound: boolean; limit: number },
): Promise<number> {
  const { from, to, step, video, audio } = encodings[codec];
  for (let crf = from; crf <= to; crf += step) {
    const tracks = sound ? audio : ['-an'];
    run('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      master,
      ...video,
      '-crf',
      `${crf}`,
      ...colours,
      ...tracks,
      '-map_metadata',
      '-1',
      '-movflags',
      '+faststart',
      target,
    ]);
    const { size } = await stat(target);
    if (size <= limit) return size;
  }
  await rm(target);
  throw new Error(
    `media/masters/films/${id}.mp4 is too busy for ${Math.round(limit / 1024)} KB: choose a calmer or a shorter film.`,
  );
}

/** The first frame: where a loop begins, so that nothing jumps when it starts. */
export function firstFrame(master: string): Promise<Buffer> {
  const frame = run('ffmpeg', ['-v', 'error', '-i', master, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']);
  return sharp(frame).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A film's frames at a size, in grey, one after the other. */
export function greyFrames(file: string, width: number, height: number): Buffer {
  const filters = `scale=${width}:${height}:flags=area,format=gray`;
  return run('ffmpeg', ['-v', 'error', '-i', file, '-vf', filters, '-f', 'rawvideo', '-']);
}
