import type { FilmManifest } from '../media/films.ts';
import { filmLimits, seamLimit } from '../media/limits.ts';

const kilobytes = (bytes: number) => Math.round(bytes / 1024).toLocaleString('en-IN');

/** The weight of every film, and how it loops, as a page of Markdown. */
export function filmTable(films: FilmManifest): string {
  const rows = Object.entries(films).map(
    ([
      id,
      {
        width,
        height,
        seconds,
        sound,
        bytes,
        measures: { av1, h264 },
      },
    ]) => {
      const seams = [av1, h264].flatMap<string | number>(({ seam, beside }) => (sound ? ['–', '–'] : [seam, beside]));
      const cells = [
        id,
        `${width}×${height}`,
        `${seconds} s`,
        sound ? 'yes' : 'no',
        kilobytes(bytes.av1),
        kilobytes(bytes.h264),
        ...seams,
      ];
      return `| ${[...cells, av1.step, av1.noise ?? '–'].join(' | ')} |`;
    },
  );
  const { loop, reel } = filmLimits;
  return `# What the films weigh, and how still they are

Written by \`npm run media\`. In KB. A loop may have ${kilobytes(loop.av1)} as AV1 and ${kilobytes(loop.h264)} as H.264, the reel ${kilobytes(reel.av1)} and
${kilobytes(reel.h264)}. None of it is loaded before a visitor asks for a film or, on a wide screen, scrolls to it.

Measured on the decoded files, in levels of brightness of 255: the seam is the mean difference between the last frame and the first, and
beside it stands the mean step of the twelve frames on each side. A loop pops where the seam is more than ${seamLimit.steps} such steps and more than
${seamLimit.levels}. On the AV1 file: the step is the greatest between two neighbours, the noise the mean change where nothing moves (– where all moves).
The reel is no loop.

| film | size | length | sound | AV1 | H.264 | seam, AV1 | beside | seam, H.264 | beside | step | noise |
| --- | --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}
