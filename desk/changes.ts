/** What was changed since the last commit, in words: 'Yearly fee of B.P.T: ₹1,10,000 to ₹1,15,000'. */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { kinds as folders } from '#model/kinds.ts';
import { pageSchemas } from '#schemas/pages.ts';
import { facts, schoolFacts } from '#schemas/school-facts.ts';
import { take } from './files.ts';
import { describeField, type Field } from './form/describe.ts';
import { committed, gitLines } from './git.ts';
import { isMap } from './merge-yaml.ts';
import { inWords, nameOf } from './names.ts';

export interface Change {
  /** From the project's root. */
  file: string;
  says: readonly string[];
}

/** The masters of pictures, for git; a film's are not the desk's. */
export const masters = 'media/masters/*.jpg';

/** Every changed file of the content, and the pictures whose masters changed. */
export function changes(root: string): Change[] {
  const status = gitLines(root, 'status', '--porcelain', '--untracked-files=all', '--no-renames', '--', 'src/content', masters);
  const files = status.map((line) => line.slice(3));
  const contents = files.filter((file) => file.startsWith('src/content/') && file.endsWith('.yaml'));
  const swapped = files
    .filter((file) => file.startsWith('media/masters/'))
    .map((file) => file.replace('media/masters/', 'src/content/pictures/').replace(/\.jpg$/, '.yaml'));
  return [...new Set([...contents, ...swapped])].sort().map((file) => ({
    file,
    says: [
      ...(swapped.includes(file) && committed(root, file) && take(root, file)
        ? [`The picture file of ${idOf(file)} is another.`]
        : []),
      ...(contents.includes(file) ? changesOf(file, committed(root, file), take(root, file)) : []),
    ],
  }));
}

const idOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');

function changesOf(file: string, before: Buffer | null, after: Buffer | null): string[] {
  const field = fieldOf(file);
  const [was, is] = [read(before), read(after)];
  const label = field?.label ?? 'File';
  // A file that is the only one of its kind is called by its form.
  const single = !/^src\/content\/(?!pages\/)[^/]+\//.test(file);
  const name = single ? label : nameOf((is ?? was ?? {}) as Record<string, unknown>, idOf(file));
  if (was === null) return [`New: ${label}, ${name}`];
  if (after === null) return [`Taken away: ${label}, ${name}`];
  if (is === null) return [`${file} can’t be read`];
  return differences(field, was, is, []).map(({ trail, says }) => {
    const [first = '', ...deeper] = trail;
    return `${first.replace(/ in rupees$/, '')} of ${name}${deeper.map((part) => `, ${part}`).join('')}: ${says}`;
  });
}

/** The schema's description of a file. */
function fieldOf(file: string): Field | undefined {
  const [folder = '', name] = file.replace('src/content/', '').replace('.yaml', '').split('/');
  const single: Readonly<Record<string, z.ZodType>> = { school: schoolFacts, facts };
  const schema =
    name === undefined
      ? single[folder]
      : folder === 'pages'
        ? pageSchemas[name as keyof typeof pageSchemas]
        : folders[folder as keyof typeof folders];
  return schema && describeField(schema);
}

/** A field of a file by the labels of its form: 'Questions 3, Answer' for 'questions 3, a'. */
export function labelsOf(file: string, path: string): string {
  let at = fieldOf(file);
  const parts = path.split(', ').map((part) => {
    const [name = '', place] = part.split(' ');
    const field = at?.fields[name];
    at = field?.item ?? field;
    return [field?.label ?? name, place].filter(Boolean).join(' ');
  });
  return parts.join(', ');
}

function read(content: Buffer | null): unknown {
  try {
    return content && parse(String(content));
  } catch {
    return null;
  }
}

interface Difference {
  trail: readonly string[];
  says: string;
}

function differences(field: Field | undefined, was: unknown, is: unknown, trail: readonly string[]): Difference[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (isMap(was) && isMap(is)) {
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
      differences(field?.fields[key], was[key], is[key], [...trail, field?.fields[key]?.label ?? key]),
    );
  }
  if (Array.isArray(was) && Array.isArray(is) && was.length === is.length)
    return is.flatMap((item, index) =>
      differences(field?.item, was[index], item, [...trail, `${field?.item?.label ?? ''} ${index + 1}`.trim()]),
    );
  if (Array.isArray(was) || Array.isArray(is)) {
    const [old, now] = [asList(was), asList(is)];
    const missing = (from: readonly unknown[], other: readonly unknown[]) =>
      from.filter((item) => !other.some((one) => isDeepStrictEqual(one, item))).map((item) => textOf(field?.item, item));
    const parts = [...missing(now, old).map((text) => `with ${text}`), ...missing(old, now).map((text) => `without ${text}`)];
    return [{ trail, says: `${old.length} to ${now.length}${parts.length > 0 ? `, ${parts.join(', ')}` : ''}` }];
  }
  return [{ trail, says: between(textOf(field, was), textOf(field, is)) }];
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function textOf(field: Field | undefined, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (isMap(value)) return `‘${inWords(nameOf({ ...value, title: value.title ?? value.q ?? Object.values(value)[0] }, '…'))}’`;
  if (typeof value === 'number') return field?.label.includes('rupees') ? `₹${value.toLocaleString('en-IN')}` : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return inWords(String(value));
}

/** 'old to new'; of long texts what stands around the first difference. */
function between(was: string, is: string): string {
  if (was.length < 60 && is.length < 60) return `${was} to ${is}`;
  const words = [was.split(/\s+/), is.split(/\s+/)] as const;
  const first = words[0].findIndex((word, index) => word !== words[1][index]);
  const from = Math.max(0, (first === -1 ? words[0].length : first) - 3);
  const part = (all: readonly string[]) =>
    `‘${from > 0 ? '… ' : ''}${all.slice(from, from + 12).join(' ')}${all.length > from + 12 ? ' …' : ''}’`;
  return `${part(words[0])} to ${part(words[1])}`;
}
