import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { content } from '#model/content.ts';
import { objectsWith, textsIn } from './texts.ts';

/** Every text of the content's files, by the file's name, before tokens are filled in. */
const files = globSync('src/content/**/*.yaml')
  .sort()
  .map((path) => ({ file: path.slice('src/content/'.length), texts: textsIn(parse(readFileSync(path, 'utf8'))) }));

/** The texts that a pattern is found in, each with its file and place. */
const withIn = (pattern: RegExp, leaveOut: readonly string[] = []) =>
  files
    .filter(({ file }) => !leaveOut.includes(file))
    .flatMap(({ file, texts }) =>
      texts.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${file}, ${at}: ${text}`),
    );

test('no text is unfinished or sounds like a brochure', () => {
  expect(withIn(/school/i).length, 'texts are read').toBeGreaterThan(100);
  expect(withIn(/\blorem\b|\bipsum\b|\bTODO\b|\bTBD\b|\bXXX\b|undefined|\[object/i)).toEqual([]);
  expect(withIn(/\bunlock|\b(your|full|true|hidden) potential\b|\bworld[- ]class\b|\bstate[- ]of[- ]the[- ]art\b/i)).toEqual([]);
  expect(withIn(/\bholistic|\bcutting[- ]edge\b|\bvibrant\b|\bseamless/i)).toEqual([]);
});

test('addresses, telephone numbers and fees, which change, are typed in one place and are tokens elsewhere', () => {
  // The mails of the task are made up, on names that nobody can have.
  const own = ['school.yaml', 'facts.yaml', 'tasks/it.yaml'];
  expect(withIn(/[\w.+-]+@[\w-]+\.\w/, own)).toEqual([]);
  expect(withIn(/\+91[\d\s-]{8,}|\b\d{3,5}[- ]\d{3,4}[- ]?\d{3,4}\b|\b\d{10}\b/, own)).toEqual([]);
  expect(withIn(/https?:\/\/|\bwww\./, own)).toEqual([]);
  // The Commission's rule on refunds and a month's pay name sums of their own.
  const theirs = /University Grants Commission|₹[\d,]+ a month/;
  expect(withIn(/₹/).filter((found) => /^(programmes|questions)\//.test(found) && !theirs.test(found))).toEqual([]);
});

/** What stands at a path such as `card.duration`; in a list, what stands there in each item. */
function valuesAt(entity: unknown, path: readonly string[]): unknown[] {
  const [first, ...rest] = path;
  if (first === undefined) return [entity];
  if (Array.isArray(entity)) return entity.flatMap((item) => valuesAt(item, path));
  const isObject = typeof entity === 'object' && entity !== null;
  return isObject && first in entity ? valuesAt(entity[first as keyof typeof entity], rest) : [undefined];
}

test('what is marked as a sample or as general knowledge within an entry is there', () => {
  const idle = objectsWith('except', content).flatMap((entity) =>
    Object.keys(entity.except as object).filter((field) => valuesAt(entity, field.split('.')).includes(undefined)),
  );
  expect(idle).toEqual([]);
});
