import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { textsIn } from './texts.ts';

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

test('there are texts to read', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(withIn(/school/i).length).toBeGreaterThan(100);
});

test.each([
  /\bunlock/i,
  /\b(your|full|true|their|hidden|human|untapped) potential\b/i,
  /\bworld[- ]class\b/i,
  /\bstate[- ]of[- ]the[- ]art\b/i,
  /\bholistic/i,
  /\bcutting[- ]edge\b/i,
  /\bvibrant\b/i,
  /\bseamless/i,
])('no text has the brochure word %s', (word) => {
  expect(withIn(word)).toEqual([]);
});

test('nothing is unfinished, and none is markup, which would be shown as it stands', () => {
  expect(withIn(/\blorem\b|\bipsum\b|\bTODO\b|\bTBD\b|\bXXX\b|undefined|\[object/i)).toEqual([]);
  expect(withIn(/<|&\w+;|\*\*/)).toEqual([]);
});

/** What is said in several places and may change stands once, where it has a field of its own; elsewhere it is a token. */
test('no e-mail address, telephone number or web address is typed into a sentence', () => {
  // The mails of the task are made up, on names that nobody can have.
  const own = ['school.yaml', 'facts.yaml', 'tasks/it.yaml'];
  expect(withIn(/[\w.+-]+@[\w-]+\.\w/, own)).toEqual([]);
  expect(withIn(/\+91[\d\s-]{8,}|\b\d{3,5}[- ]\d{3,4}[- ]?\d{3,4}\b|\b\d{10}\b/, own)).toEqual([]);
  expect(withIn(/https?:\/\/|\bwww\./, own)).toEqual([]);
});

test('no programme and no answer names an amount that a fee could contradict', () => {
  // The Commission's rule on refunds and a month's pay name sums of their own.
  const theirs = /University Grants Commission|₹[\d,]+ a month/;
  const ours = withIn(/₹/).filter((found) => /^(programmes|questions)\//.test(found) && !theirs.test(found));
  expect(ours).toEqual([]);
});
