import type { FilmManifest } from '../media/films.ts';
import { filmLimits, jumpLimit, seamLimit, soundLimits } from '../media/limits.ts';
import { besides } from './film-measures.ts';

const kilobytes = (bytes: number) => Math.round(bytes / 1000).toLocaleString('en-IN');

/** The weight of every film, and how it loops, as a page of Markdown. */
export function filmTable(films: FilmManifest): string {
  const rows = Object.entries(films).map(([id, { width, height, seconds, sound, bytes, measures }]) => {
    const { av1, h264 } = measures;
    const measured = [av1, h264].flatMap(({ seam, beside, jump, noise }) =>
      sound ? [seam, beside, '–', '–'] : [seam, beside, jump, noise ?? '–'],
    );
    const cells = [id, `${width}×${height}`, `${seconds} s`, kilobytes(bytes.av1), kilobytes(bytes.h264), ...measured, av1.step];
    return `| ${cells.join(' | ')} |`;
  });
  const loud = Object.entries(films).flatMap(([id, { loudness }]) =>
    loudness ? [[id, loudness.av1.lufs, loudness.av1.peak, loudness.h264.lufs, loudness.h264.peak]] : [],
  );
  const { loop, reel } = filmLimits;
  return `# What the films weigh, how still they are and how loud

Written by \`npm run media\`. In KB of 1,000 bytes. A loop may have ${kilobytes(loop.av1)} as AV1 and ${kilobytes(loop.h264)} as H.264, the reel
${kilobytes(reel.av1)} and ${kilobytes(reel.h264)}. None of it is loaded before a visitor asks for a film or, on a wide screen, scrolls to it.

Measured on the decoded files, in levels of brightness of 255. The seam is the mean difference between the last frame and the first, and
beside it stands the mean of the ${besides} steps on each side; the jump is the most by which any step on the way exceeds the same step
before the film was encoded; the noise is the mean change from frame to frame where nothing moved for a second before the film was
encoded. A loop pops where the seam is more than ${seamLimit.steps} steps beside it and more than ${seamLimit.levels}, or where it jumps by more than ${jumpLimit}. The greatest step
is that of the AV1 file. The reel runs once; its seam says how nearly it ends as it begins.

| film | size | length | AV1 | H.264 | AV1: seam | beside | jump | noise | H.264: seam | beside | jump | noise | step |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

Only the reel has sound. By ffmpeg's EBU R128 meter, in LUFS over the whole and in dB below full scale; allowed are ${soundLimits.lufs.from} to ${soundLimits.lufs.to} LUFS and a true peak
below ${soundLimits.peak} dB.

| film | AV1 file (Opus) | true peak | H.264 file (AAC) | true peak |
| --- | ---: | ---: | ---: | ---: |
${loud.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}
