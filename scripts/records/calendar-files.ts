/** The calendar files of a built site, read back by another program (ical.js) than the one that writes them (ical-generator). */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ICAL from 'ical.js';

/** A table of what every calendar file under a folder holds, and how its text keeps to RFC 5545. */
export async function calendarFiles(dist: string): Promise<string> {
  const files = (await Array.fromAsync(glob('**/*.ics', { cwd: dist }))).sort();
  if (files.length === 0) throw new Error(`${dist} has no calendar files: run npm run build first.`);
  return (await Promise.all(files.map(async (file) => partOf(file, await readFile(join(dist, file), 'utf8'))))).join('\n\n');
}

function partOf(file: string, text: string): string {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
  const bare = /[\r\n]/.test(text.replaceAll('\r\n', ''));
  const rows = calendar.getAllSubcomponents('vevent').map((one) => rowOf(new ICAL.Event(one)));
  return [
    `## /${file}`,
    '',
    `Version ${calendar.getFirstPropertyValue('version')}, ${Buffer.byteLength(text)} bytes, longest line ${longest} of 75, line ends ${bare ? 'NOT ALL' : 'all'} CRLF.`,
    '',
    '| event | starts (UTC) | in Kolkata | ends (UTC) | in Kolkata | UID | sequence |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function rowOf({ summary, startDate, endDate, uid, sequence }: InstanceType<typeof ICAL.Event>): string {
  const times = [startDate, endDate].flatMap((time) => [`${time}`, inKolkata(time.toJSDate())]);
  return `| ${[summary, ...times, uid, sequence].join(' | ')} |`;
}

/** By hand, without a library's idea of time zones: India is five and a half hours ahead, all year. */
function inKolkata(moment: Date): string {
  return new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
