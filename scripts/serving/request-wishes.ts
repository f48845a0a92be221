/** What a request says of the answer that it can use, read as HTTP has it (RFC 9110, sections 12 to 14): pure functions over its headers. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Copy, SiteFile } from './site-files.ts';

/** The copy of a file in the coding that a request would rather have; of two wished alike the smaller one. */
export function chosenCopy(accepted: string | undefined, { plain, compressed }: Pick<SiteFile, 'plain' | 'compressed'>): Copy {
  const weights = new Map((accepted ?? '').split(',').map(weighed));
  const weightOf = ({ coding }: Copy) => weights.get(coding ?? '') ?? weights.get('*') ?? 0;
  const [best] = compressed.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best && weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : plain;
}

/** `gzip;q=0.5` as its name and weight. */
function weighed(part: string): [string, number] {
  const [coding = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [coding, weight === undefined ? 1 : Number(weight) || 0];
}

/** Whether the visitor has these bytes: by one of the tags in a list, by `*`, or where no tag is named by the date. */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, modified }: Pick<Copy, 'etag' | 'modified'>): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return tags.trim() === '*' || [...tags.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
  return since !== undefined && modified.getTime() <= Date.parse(since);
}

/** A part of a file, both ends within it. */
export interface Part {
  first: number;
  last: number;
}

/**
 * The part of a copy that is asked for; `beyond` where it begins after the end. Null: the whole, also for several parts at once and for
 * a part under a condition (`If-Range`) that these bytes do not meet.
 */
export function askedPart(headers: IncomingHttpHeaders, copy: Pick<Copy, 'size' | 'etag' | 'modified'>): Part | 'beyond' | null {
  const { size, etag, modified } = copy;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag && condition !== modified.toUTCString()) return null;
  if (from === '') return to === '0' || size === 0 ? 'beyond' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return 'beyond';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
