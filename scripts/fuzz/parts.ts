/** Whether the parts that a host sends are what they say they are. */
import type { Answer } from '../../tests/support/raw.ts';

/** What is wrong with the parts of an answer, or with the refusal of one; null where nothing is. `files`: what they can be of. */
export function faultOfParts(answer: Answer, files: readonly Buffer[], head: boolean): string | null {
  const { status, headers } = answer;
  if (status === 416) {
    const size = Number(/^bytes \*\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1]);
    return files.some(({ length }) => length === size) ? null : 'a refusal of a part of no file of the site';
  }
  if (status !== 206) return null;
  const several = /^multipart\/byteranges; *boundary=(.+)$/.exec(headers['content-type'] ?? '');
  if (!several) return faultOfPart(headers['content-range'], head ? null : answer.body, headers['content-length'], files);
  if (head) return null;
  const parts = answer.body.toString('latin1').split(`--${several[1]}`).slice(1, -1);
  if (parts.length === 0) return 'several parts, of which there is none';
  for (const part of parts) {
    const begins = part.indexOf('\r\n\r\n') + 4;
    const range = /^content-range: *(.*)$/im.exec(part.slice(0, begins))?.[1]?.trim();
    const fault = faultOfPart(range, Buffer.from(part.slice(begins, -2), 'latin1'), undefined, files);
    if (fault) return fault;
  }
  return null;
}

/** `range`: as it is said to be; `body`: null where it was not asked for. */
function faultOfPart(
  range: string | undefined,
  body: Buffer | null,
  saidLength: string | undefined,
  files: readonly Buffer[],
): string | null {
  const said = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range ?? '');
  if (!said) return 'a part that does not say of what';
  const [first, last, size] = [Number(said[1]), Number(said[2]), Number(said[3])];
  if (first > last || last >= size) return `a part that can’t be: ${range}`;
  const length = last - first + 1;
  if ((saidLength !== undefined && Number(saidLength) !== length) || (body && body.length !== length)) {
    return 'a part of another length than it says';
  }
  const isPart = (file: Buffer) => file.length === size && (!body || file.subarray(first, last + 1).equals(body));
  return files.some(isPart) ? null : 'a part of no file of the site';
}
