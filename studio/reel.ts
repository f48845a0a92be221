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
/** The music's pulse (studio/sound.py): each cut falls on one; in seconds. */
const beat = 0.5;
/** How long two films lie over each other, in seconds. */
const blend = 0.25;

interface Shot {
  film: string;
  /** Where in the film it begins, in seconds. */
  from: number;
  beats: number;
  /** How much faster than in the film the light moves: a whole number, or some frames would stand longer than others. */
  speed: 1 | 2 | 3;
}

/** At triple speed four beats show the sun's whole way, between the shadows at both ends of a film that is dissolved by the encoder. */
const passing = (film: string): Shot => ({ film, from: 1.1, beats: 4, speed: 3 });
/** The part of a loop of studio/loop.py before its cloud. */
const sunny = (film: string): Shot => ({ film, from: 0, beats: 4, speed: 2 });
/** Lamps that come on again. */
const lighting = (film: string): Shot => ({ film, from: 3.4, beats: 4, speed: 2 });

/** From dawn to night and back: the last shot ends with the frame that the first begins with. */
const shots: readonly Shot[] = [
  { film: 'gallery-dawn', from: 0, beats: 6, speed: 1 },
  passing('humanities'),
  passing('commerce'),
  passing('paramedical'),
  passing('legal'),
  passing('science'),
  sunny('gallery-noon'),
  passing('management'),
  passing('design'),
  sunny('acrylic'),
  lighting('gallery-dusk'),
  lighting('it'),
  { film: 'gallery-dawn', from: 5, beats: 6, speed: 1 },
];
const length = shots.reduce((sum, { beats }) => sum + beats * beat, 0);

/** When a title is seen, in seconds; it takes 0.4 s to come and to go. */
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

/** The filters: each shot cut and timed, each laid over the one before, the titles over all. */
function graph(): string {
  const cuts = shots.map(({ from, beats, speed }, n) => {
    const last = n === shots.length - 1;
    const seconds = beats * beat + (last ? 0 : blend);
    // A school's own loop may be larger.
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
