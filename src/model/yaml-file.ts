/** Reads YAML files and keeps line numbers for messages. */
import { lstatSync, readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { misreadings } from './yaml-misreadings.ts';

/** A problem in a content file. The message says how to fix it. */
export interface Problem {
  /** Relative to the project: 'src/content/events/open-day.yaml'. */
  file: string;
  line: number;
  /** The field: 'questions 3, a'. Empty for the file as a whole. */
  field: string;
  message: string;
}

export interface YamlFile {
  file: string;
  /** The parsed data, or undefined if the file can't be parsed. */
  data: unknown;
  problems: readonly Problem[];
  /** The line of a field or, if it is missing, of its parent. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Formats a problem: file, line, field and fix. */
export const problemText = ({ file, line, field, message }: Problem) =>
  `${file}, line ${line}: ${field ? `${field}: ` : ''}${message}`;

/** Reads a file; `name` is used in messages. Never throws: errors are returned as problems. */
export function readYaml(path: string, name: string): YamlFile {
  const lines = new LineCounter();
  const fileProblem = (line: number, message: string): YamlFile => ({
    file: name,
    data: undefined,
    problems: [{ file: name, line, field: '', message }],
    lineOf: () => 1,
  });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    return fileProblem(1, readErrorAdvice(path, name, error));
  }
  if (text.trim() === '') return fileProblem(1, 'is empty: write its fields, or delete the file');
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  const [error] = document.errors;
  if (error)
    return fileProblem(
      lines.linePos(startOf(error, document)).line || 1,
      `${yamlError(error.code)} (${error.message.split('\n')[0]?.replace(/ at line .*$/, '')})`,
    );
  const misread = misreadings(document, text);
  if (misread.length > 0) {
    const problems = misread.map(({ offset, path: fieldPath, message }) => ({
      file: name,
      line: lines.linePos(offset).line || 1,
      field: fieldName(fieldPath),
      message,
    }));
    return { ...fileProblem(1, ''), problems };
  }
  if (!isMap(document.contents)) return fileProblem(1, "is not a list of fields such as 'title: Open Day'");

  const lineOf = (fieldPath: readonly PropertyKey[]): number => {
    for (let depth = fieldPath.length; depth > 0; depth -= 1) {
      const parent = document.getIn(fieldPath.slice(0, depth - 1), true);
      const key = fieldPath[depth - 1];
      const pair = isMap(parent)
        ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
        : undefined;
      const node = pair?.key ?? document.getIn(fieldPath.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { file: name, data: document.toJS(), problems: [], lineOf };
}

function readErrorAdvice(path: string, name: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'is not encoded as UTF-8: save it again as UTF-8';
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    return 'is a symbolic link whose target can’t be read: replace it with the file itself';
  if (code === 'ENOENT') return `is missing: 'git checkout ${name}' restores it`;
  if (code === 'EISDIR') return 'is a folder: give it a name that does not end in .yaml, or delete it';
  return `can’t be read (${String(code ?? error)}): check its permissions`;
}

/** Converts zod's issues to problems with line numbers. */
export function problemsOf(error: z.ZodError, { file, lineOf }: Pick<YamlFile, 'file' | 'lineOf'>): Problem[] {
  return error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    return { file, line: lineOf(path), field: fieldName(issue.path), message: issue.message };
  });
}

/** Formats a path: 'questions 3, a' for ['questions', 2, 'a']. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key, index) => (typeof key === 'number' ? ` ${key + 1}` : `${index > 0 ? ', ' : ''}${String(key)}`)).join('');
}

/** Returns the offset of a syntax error. An unclosed quote is reported at the end of the file, so the last scalar is used instead. */
function startOf({ code, pos }: YAMLError, document: Document): number {
  let offset = pos[0];
  if (code === 'MISSING_CHAR')
    visit(document, {
      Scalar(_, { range }) {
        offset = range?.[0] ?? offset;
      },
    });
  return offset;
}

function yamlError(code: string): string {
  if (code === 'DUPLICATE_KEY') return 'a field occurs twice: delete one of them';
  if (code === 'TAB_AS_INDENT') return 'a line begins with a tab: use spaces';
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return 'can’t be read here: a text with a colon has no quotes, or the line begins too far to the right';
  if (code.startsWith('BAD_') || code === 'MISSING_CHAR' || code === 'UNEXPECTED_TOKEN')
    return 'can’t be read here: a quote is not closed, or a text with a colon has no quotes';
  return 'can’t be read here: check the spaces at the beginning of the line';
}
