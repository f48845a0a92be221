import { isDeepStrictEqual } from 'node:util';
import { type Document, parseDocument } from 'yaml';

/** A file's text with new values: what has not changed stays as it stands, comments and line breaks too. */
export function mergeYaml(before: string, data: unknown): string {
  const document = parseDocument(before || '{}');
  if (isDeepStrictEqual(document.toJS(), data)) return before;
  if (before === '') document.contents = document.createNode(data) as never;
  else mergeAt(document, [], document.toJS(), data);
  return document.toString({ lineWidth: 80 });
}

function mergeAt(document: Document, path: readonly (string | number)[], before: unknown, after: unknown): void {
  if (isDeepStrictEqual(before, after)) return;
  if (isMap(before) && isMap(after)) {
    for (const key of Object.keys(before)) if (!(key in after)) document.deleteIn([...path, key]);
    for (const [key, value] of Object.entries(after)) mergeAt(document, [...path, key], before[key], value);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    for (let index = before.length - 1; index >= after.length; index -= 1) document.deleteIn([...path, index]);
    for (const [index, value] of after.entries()) mergeAt(document, [...path, index], before[index], value);
    return;
  }
  document.setIn(path, typeof after === 'object' ? document.createNode(after) : after);
}

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
