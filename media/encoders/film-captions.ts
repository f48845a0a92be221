/** Throws if a film with sound has no captions, or if they are not WebVTT. */
export function checkCaptions(id: string, captions: string | undefined): void {
  const file = `media/masters/films/${id}.vtt`;
  if (!captions) throw new Error(`media/masters/films/${id}.mp4 has sound, but no captions: add them as ${file}.`);
  if (!isWebVtt(captions)) throw new Error(`${file} is not ${webVttAdvice}`);
}

/** Whether a text is a WebVTT file with at least one cue. */
export const isWebVtt = (text: string): boolean => /^\uFEFF?WEBVTT[ \t\r\n]/.test(text) && text.includes('-->');

/** The end of the message for a file that is not WebVTT. */
export const webVttAdvice = 'a WebVTT file: its first line must be WEBVTT, and its times 00:01.000 --> 00:04.000.';

/** Returns the captions of a silent loop: a single cue, '[No sound]'. */
export const silentCaptions = (seconds: number): string => `WEBVTT\n\n00:00.000 --> ${cueTime(seconds)}\n[No sound]\n`;

/** Formats a time for WebVTT: minutes, seconds and milliseconds. */
function cueTime(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(14, 23);
}
