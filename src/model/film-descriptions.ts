import type { FilmMoment } from '#schemas/film.ts';

/** Formats a time within a film for WebVTT: '00:03.000' for 3 seconds. */
const cueTime = (seconds: number) => new Date(seconds * 1000).toISOString().slice(14, 23);

/** Returns the descriptions of a film as WebVTT. Each cue lasts until the next one begins, the last one until the end (`seconds`). */
export function describedFilm(descriptions: readonly FilmMoment[], seconds: number): string {
  const cues = descriptions.map(({ from, text }, index) => {
    const to = descriptions[index + 1]?.from ?? seconds;
    return `${cueTime(from)} --> ${cueTime(to)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
