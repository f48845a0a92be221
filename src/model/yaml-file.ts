/** Reads YAML files and keeps line numbers for messages. */
import { lstatSync, readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { misreadings } from './yaml-misreadings.ts';

/** A fault in a content file; the text says how to fix it. */
export interface Problem {
  /** From the project's root: 'src/content/events/open-day.yaml'. */
  file: string;
  line: number;
  /** Where in the file: 'questions 3, a'. Empty for the file as a whole. */
  field: string;
  says: string;
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
export const problemText = ({ file, line, field, says }: Problem) => `${file}, line ${line}: ${field ? `${field}: ` : ''}${says}`;

/** Reads a file; `name` is used in messages. Never throws: errors are returned as problems. */
export function readYaml(path: string, name: string): YamlFile {
  const lines = new LineCounter();
  const whole = (line: number, says: string): YamlFile => ({
    file: name,
    data: undefined,
    problems: [{ file: name, line, field: '', says }],
    lineOf: () => 1,
  });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    return whole(1, cantRead(path, name, error));
  }
  if (text.trim() === '') return whole(1, 'is empty: write its fields, or take the file away');
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  const [error] = document.errors;
  if (error)
    return whole(
      lines.linePos(startOf(error, document)).line || 1,
      `${yamlError(error.code)} (${error.message.split('\n')[0]?.replace(/ at line .*$/, '')})`,
    );
  const misread = misreadings(document, text);
  if (misread.length > 0) {
    const problems = misread.map(({ offset, path: at, says }) => ({
      file: name,
      line: lines.linePos(offset).line || 1,
      field: fieldName(at),
      says,
    }));
    return { ...whole(1, ''), problems };
  }
  if (!isMap(document.contents)) return whole(1, "is not a list of fields such as 'title: Open Day'");

  const lineOf = (at: readonly PropertyKey[]): number => {
    for (let depth = at.length; depth > 0; depth -= 1) {
      const parent = document.getIn(at.slice(0, depth - 1), true);
      const key = at[depth - 1];
      const pair = isMap(parent)
        ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
        : undefined;
      const node = pair?.key ?? document.getIn(at.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { file: name, data: document.toJS(), problems: [], lineOf };
}

function cantRead(path: string, name: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'is not saved as UTF-8: save it anew with that encoding';
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    return 'is a link whose target can’t be read: put the file itself in its place';
  if (code === 'ENOENT') return `is missing: 'git checkout ${name}' brings it back`;
  if (code === 'EISDIR') return 'is a folder: give it a name that does not end in .yaml, or delete it';
  return `can’t be read (${String(code ?? error)}): look at who may read it`;
}

/** Converts zod's issues to problems with line numbers. */
export function problemsOf(error: z.ZodError, { file, lineOf }: Pick<YamlFile, 'file' | 'lineOf'>): Problem[] {
  return error.issues.map((issue) => {
    const at = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    return { file, line: lineOf(at), field: fieldName(issue.path), says: issue.message };
  });
}

/** 'questions 3, a' for the path ['questions', 2, 'a']. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? ` ${part + 1}` : `${index > 0 ? ', ' : ''}${String(part)}`))
    .join('');
}

/** The position of a syntax error. An unclosed quote is reported at the end of the file, so the last scalar is used instead. */
function startOf({ code, pos }: YAMLError, document: Document): number {
  let opened = pos[0];
  if (code === 'MISSING_CHAR')
    visit(document, {
      Scalar(_, { range }) {
        opened = range?.[0] ?? opened;
      },
    });
  return opened;
}

function yamlError(code: string): string {
  if (code === 'DUPLICATE_KEY') return 'a field stands twice: take one of them out';
  if (code === 'TAB_AS_INDENT') return 'a line begins with a tab: use spaces';
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return 'can’t be read here: a text with a colon stands without quotes, or the line begins too far to the right';
  if (code.startsWith('BAD_') || code === 'MISSING_CHAR' || code === 'UNEXPECTED_TOKEN')
    return 'can’t be read here: a quote is not closed, or a text with a colon stands without quotes';
  return 'can’t be read here: look at the spaces at the beginning of the line';
}
