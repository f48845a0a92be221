/**
 * Cuts the home page's reel from the other films: media/masters/films/reel.mp4.
 *
 *   node studio/reel.ts
 *
 * Run it after one of those films has changed, then `npm run media`. Needs ffmpeg, and Python with numpy for the music
 * (studio/sound.py), both Debian packages.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { options, run } from '../media/encoders/run-program.ts';
import { filmSize } from '../media/limits.ts';
import { projectPath } from '../publish/project.ts';
import { reelTitles } from './reel-titles.ts';

const films = projectPath('media/masters/films');
const rate = 24;
/** Seconds per beat of the music (studio/sound.py). Every cut falls on a beat. */
const beat = 0.5;
/** Length of the cross-fade between two films, in seconds. */
const blend = 0.25;

interface Shot {
  film: string;
  /** Start of the shot within its film, in seconds. */
  from: number;
  beats: number;
  /** Playback speed. It must be a whole number: otherwise some frames would be visible for longer than others. */
  speed: 1 | 2;
}

/** The part of a loop of the sun before its cloud (studio/loop.py), at double speed. */
const sunny = (film: string): Shot => ({ film, from: 0, beats: 4, speed: 2 });
/** The lamps turn on again, at double speed. */
const lighting = (film: string): Shot => ({ film, from: 3.4, beats: 4, speed: 2 });

/** From dawn to night and back. The last shot ends with the frame that the first one starts with. */
const shots: readonly Shot[] = [
  { film: 'gallery-dawn', from: 0, beats: 6, speed: 1 },
  sunny('humanities'),
  sunny('commerce'),
  sunny('paramedical'),
  sunny('legal'),
  sunny('science'),
  sunny('gallery-noon'),
  sunny('management'),
  sunny('design'),
  sunny('acrylic'),
  lighting('gallery-dusk'),
  lighting('it'),
  { film: 'gallery-dawn', from: 5, beats: 6, speed: 1 },
];
const length = shots.reduce((sum, { beats }) => sum + beats * beat, 0);

/** When each title is visible, in seconds, including 0.4 s each to fade in and out. */
const titles = [
  { name: 'opening', from: 0.4, to: 2.9 },
  { name: 'closing', from: length - 2.6, to: length - 0.2 },
] as const;

const work = await mkdtemp(join(tmpdir(), 'reel-'));
try {
  const music = join(work, 'music.wav');
  run('python3', [projectPath('studio/sound.py'), music]);
  const drawn = await reelTitles();
  for (const { name } of titles) await writeFile(join(work, `${name}.png`), drawn[name]);
  run('ffmpeg', [
    ...['-v', 'error', '-y'],
    ...shots.flatMap(({ film }) => ['-i', join(films, `${film}.mp4`)]),
    ...titles.flatMap(({ name }) => ['-loop', '1', '-framerate', `${rate}`, '-t', `${length}`, '-i', join(work, `${name}.png`)]),
    ...['-i', music, '-filter_complex', graph(), '-map', '[out]', '-map', `${shots.length + titles.length}:a`, '-t', `${length}`],
    ...options('-c:v libx264 -preset veryslow -crf 21 -pix_fmt yuv420p10le -c:a aac -b:a 256k -movflags +faststart'),
    join(films, 'reel.mp4'),
  ]);
  console.log(`media/masters/films/reel.mp4: ${length} s of ${shots.length} shots. Now: npm run media`);
} finally {
  await rm(work, { recursive: true });
}

/** Returns the filter graph: trims and retimes each shot, cross-fades it with the one before, and overlays the titles. */
function graph(): string {
  const cuts = shots.map(({ from, beats, speed }, n) => {
    const last = n === shots.length - 1;
    const seconds = beats * beat + (last ? 0 : blend);
    // The film of a school may be larger than the reel.
    return `[${n}:v]scale=${filmSize.width}:${filmSize.height},setsar=1,format=yuv420p10le,trim=${from}:${from + seconds * speed + 1 / rate},setpts=(PTS-STARTPTS)/${speed},fps=${rate},trim=0:${seconds},setpts=PTS-STARTPTS,settb=AVTB[s${n}]`;
  });
  let begins = 0;
  const blends = shots.slice(1).map((_, n) => {
    begins += (shots[n]?.beats ?? 0) * beat;
    return `[${n ? `b${n}` : 's0'}][s${n + 1}]xfade=duration=${blend}:offset=${begins}[b${n + 1}]`;
  });
  const overlays = titles.map(({ from, to }, n) => {
    const input = `[${shots.length + n}:v]format=rgba,fade=in:st=${from}:d=0.4:alpha=1,fade=out:st=${to - 0.4}:d=0.4:alpha=1[t${n}]`;
    const under = n ? `o${n - 1}` : `b${shots.length - 1}`;
    return `${input};[${under}][t${n}]overlay=format=auto:enable='between(t,${from},${to})'[o${n}]`;
  });
  return [...cuts, ...blends, ...overlays, `[o${titles.length - 1}]format=yuv420p10le[out]`].join(';');
}
