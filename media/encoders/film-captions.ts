/**
 * The captions of a film: its own, or for a silent loop one line that says so. Throws, with the mend, where a film with sound has none, and
 * where what is there is no WebVTT.
 */
export function captionsOf(id: string, own: string | undefined, seconds: number, sounds: boolean): string {
  const file = `media/masters/films/${id}.vtt`;
  if (!sounds) return `WEBVTT\n\n00:00.000 --> ${timeOf(seconds)}\n[No sound]\n`;
  if (!own) throw new Error(`media/masters/films/${id}.mp4 has sound: put captions that describe it beside it, as ${id}.vtt.`);
  if (!/^\uFEFF?WEBVTT[ \t\r\n]/.test(own) || !own.includes('-->'))
    throw new Error(`${file} is no WebVTT: its first line should be WEBVTT, its times 00:01.000 --> 00:04.000.`);
  return own;
}

/** A time within a film as captions write it: minutes, seconds and thousandths. */
function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(14, 23);
}
