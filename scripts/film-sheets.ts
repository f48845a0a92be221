/**
 * Shows that every film closes: a sheet each in film-sheets/ (not kept), of eight frames from first to last as visitors are sent them, and
 * below them, in grey, the last, the first, and the difference of the two, twenty times as strong: whole, and its middle pixel by pixel. Needs ffmpeg.
 *
 *   npm run film-sheets              every film, its AV1 file
 *   npm run film-sheets -- h264 it   one or several, the H.264 file
 */
import { mkdir, readFile } from 'node:fs/promises';
import { inProject } from '../deploy/project.ts';
import type { FilmManifest } from '../media/films.ts';
import { run } from './run-program.ts';

const films = JSON.parse(await readFile(inProject('media/films.json'), 'utf8')) as FilmManifest;
const asked = process.argv.slice(2);
const codec = asked.includes('h264') ? 'h264' : 'av1';
const ids = asked.filter((one) => one in films);
const small = 'scale=480:270:flags=area';

await mkdir(inProject('film-sheets'), { recursive: true });
for (const [id, film] of Object.entries(films)) {
  if (ids.length && !ids.includes(id)) continue;
  const file = inProject(`public/films/${film[codec]}`);
  const frames = countOf(file);
  const last = frames - 1;
  const eight = Array.from({ length: 8 }, (_, n) => `eq(n,${Math.round((n * last) / 7)})`).join('+');
  const sheet = inProject(`film-sheets/${id}-${codec}.png`);
  const graph = [
    '[0:v]split=3[all][a][b]',
    `[all]select='${eight}',${small},tile=4x2[frames]`,
    `[a]select='eq(n,${last})',setpts=0,format=gray,split[end][end2]`,
    "[b]select='eq(n,0)',setpts=0,format=gray,split[begin][begin2]",
    "[end2][begin2]blend=all_expr='clip(128+20*(A-B),0,255)',format=gbrp,split[apart][apart2]",
    `[end]${small},format=gbrp[x];[begin]${small},format=gbrp[y];[apart]${small}[z];[apart2]crop=480:270[part]`,
    '[x][y][z][part]hstack=inputs=4[ends]',
    '[frames][ends]vstack,format=rgb24[out]',
  ].join(';');
  run('ffmpeg', ['-v', 'error', '-y', '-i', file, '-filter_complex', graph, '-map', '[out]', '-frames:v', '1', sheet]);
  console.log(`film-sheets/${id}-${codec}.png`);
}

function countOf(file: string): number {
  const asked = [
    '-v',
    'error',
    '-select_streams',
    'v',
    '-count_packets',
    '-show_entries',
    'stream=nb_read_packets',
    '-of',
    'csv=p=0',
  ];
  return Number.parseInt(run('ffprobe', [...asked, file]).toString(), 10);
}
