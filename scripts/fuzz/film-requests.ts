/** Requests for parts of films, as a player sends them and as none would: within a film, at its end and beyond. */
import type { Chance } from './chance.ts';

/** A film, which is asked for by what it measures. */
export interface Film {
  path: string;
  /** In bytes. */
  size: number;
}

/** The method of a request for a part, and the lines that ask for it. */
export function filmRequest(chance: Chance, { path, size }: Film): { method: string; path: string; headers: string[] } {
  const ranges = Array.from({ length: chance.below(8) === 0 ? 2 : 1 }, () => range(chance, size));
  const headers = [`Range: ${chance.pick(units)}=${ranges.join(chance.pick([',', ', ']))}`];
  if (chance.below(5) === 0) headers.push(`If-Range: ${chance.pick(conditions)}`);
  return { method: chance.pick(methods), path, headers };
}

const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD'];
const units = [...Array<string>(12).fill('bytes'), 'Bytes', 'items'];
const conditions = ['"old"', 'W/"old"', 'Mon, 01 Jan 2001 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', '"'];

/** What a player fetches at a time, more or less. */
const stretch = 64 * 1024;

function range(chance: Chance, size: number): string {
  const first = chance.below(size);
  switch (chance.below(10)) {
    case 0:
      return '0-1';
    case 1:
      return `-${chance.pick([1, size - 1, size, size + 1, chance.below(stretch)])}`;
    case 2:
      return `${Math.max(size - chance.below(stretch), 0)}-`;
    case 3:
      return `${size - 1}-${chance.pick([size - 1, size, ''])}`;
    case 4:
      return `${size + chance.below(stretch)}-${chance.pick(['', size + stretch])}`;
    case 5:
      return chance.pick(['-0', '-', '0-0', `${first + 1}-${first}`, '1-a', '0x1-2', '--1', ' 0 - 1 ', '']);
    case 6:
      // More than a number of 32, of 53 and of 64 bits holds.
      return chance.pick(['0-4294967296', '9007199254740993-', '0-18446744073709551616', '-18446744073709551617']);
    default:
      return `${first}-${first + chance.below(stretch)}`;
  }
}
