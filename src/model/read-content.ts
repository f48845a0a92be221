/**
 * Reads src/content/: parses the YAML, replaces tokens, validates each file with its schema, and checks the files together.
 */
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { isSlug } from '#schemas/fields.ts';
import { facts as factsSchema, institution as institutionSchema } from '#schemas/institution.ts';
import { pageList } from '#schemas/page-list.ts';
import { type PageContent, type PageName, pageNames, pageSchemas } from '#schemas/pages.ts';
import { findReferences, type Reference } from '#schemas/references.ts';
import { type CollectionName, collectionNames, collections, type Entries, type Entry, rankOf } from './collections.ts';
import type { Content } from './content-types.ts';
import { checkAcrossFiles } from './cross-file-checks.ts';
import { withCourses } from './school-courses.ts';
import { buildDay } from './settings.ts';
import { filesBelow, strayFileAdvice } from './stray-files.ts';
import { factsTokens, programmeTokens, type RawContent, schoolTokens, sharedTokens } from './token-values.ts';
import { fillTokens, type TokenValues, unfilledTokens } from './tokens.ts';
import { fieldName, type Problem, problemsOf, problemText, readYaml, type YamlFile } from './yaml-file.ts';

export interface ContentResult {
  /** Null if there are problems. */
  content: Content | null;
  problems: readonly Problem[];
  /** Tokens that no file uses. */
  unusedTokens: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Matches a text that is only an e-mail address or a telephone number. */
const isContact = /^\S+@\S+$|^[\d -]{8,}$/;

/** Reads and checks the content of the project at `root`. Returns problems instead of throwing. */
export function readContent(root: string): ContentResult {
  const readFile = (name: string) => readYaml(join(root, name), name);
  const contentFiles = filesBelow(join(root, 'src/content'));
  const folder = (name: string) =>
    new Map(idsIn(name, contentFiles).map((id) => [id, readFile(`src/content/${name}/${id}.yaml`)]));
  const files = new Map(collectionNames.map((collection) => [collection, folder(collection)]));
  const filesOf = (collection: CollectionName) => files.get(collection) ?? new Map<string, YamlFile>();
  const pageFiles = folder('pages');
  const single = { institution: readFile('src/content/institution.yaml'), facts: readFile('src/content/facts.yaml') };

  const raw: RawContent = {
    institution: fieldsOf(single.institution),
    facts: fieldsOf(single.facts),
    claims: fieldsOfAll(filesOf('claims')),
    programmes: fieldsOfAll(filesOf('programmes')),
    schools: fieldsOfAll(filesOf('schools')),
    categories: fieldsOfAll(filesOf('certificate-courses')),
    today: buildDay(process.env),
  };
  const shared = sharedTokens(raw);
  const changeableTokens = [...shared].filter(
    ([name, value]) => isContact.test(value) || (name.endsWith('.fee') && value.includes('₹')),
  );
  // The same amount may be the price of a room, or the fee of another school.
  const mayNameFee = (token: string, { file }: YamlFile) =>
    !token.endsWith('.fee') || !/content\/(?:simple-pages|schools\/(?!paramedical))/.test(file);
  const exists = ({ collection, id }: Reference) =>
    collection === 'pages'
      ? id in pageList || filesOf('programmes').has(id) || filesOf('simple-pages').has(id)
      : (files.get(collection as CollectionName)?.has(id) ?? false);

  const problems: Problem[] = [];
  const used = new Set<string>();
  const check = <Schema extends z.ZodType>(schema: Schema, file: YamlFile, tokens: TokenValues): z.output<Schema> | undefined => {
    problems.push(...file.problems);
    // If the file with the token values can't be read, every text with a token would be reported.
    if (file.data === undefined || single.institution.data === undefined || single.facts.data === undefined) return undefined;
    const problem = (path: readonly PropertyKey[], message: string): Problem => ({
      file: file.file,
      line: file.lineOf(path),
      field: fieldName(path),
      message,
    });
    const isSource = file === single.institution || file === single.facts;
    const filled = fillTokens(file.data, tokens, {
      text: ({ text, path }) => {
        const [name, value] =
          (!isSource && changeableTokens.find(([token, tokenValue]) => text.includes(tokenValue) && mayNameFee(token, file))) ||
          [];
        if (name) problems.push(problem(path, `'${value}' may change: write {{${name}}} instead`));
      },
      used: (name) => used.add(name),
      unknown: ({ name, path }) => problems.push(problem(path, `there is no {{${name}}}: docs/content.md lists the tokens`)),
      stray: ({ text, path }) =>
        problems.push(
          problem(
            path,
            `'${text}' would be shown with its braces: a token has two braces on each side, such as {{classSize}}; delete other braces`,
          ),
        ),
    });
    const result = schema.safeParse(filled);
    if (!result.success) {
      problems.push(...problemsOf(result.error, file));
      return undefined;
    }
    for (const reference of findReferences(schema, filled)) {
      const { id, collection, path } = reference;
      if (!exists(reference)) problems.push(problem(path, `there is no '${id}' in ${collection}: choose an existing one`));
    }
    return result.data;
  };
  const readEntries = <Name extends CollectionName>(collection: Name): readonly Entry<Name>[] =>
    [...filesOf(collection)]
      .flatMap(([id, file]) => {
        if (!isSlug(id)) {
          const message = `the file's name becomes an address: use small letters, digits and hyphens`;
          problems.push({ file: file.file, line: 1, field: '', message });
        }
        const data = check(collections[collection], file, tokensFor(collection, id, raw, shared));
        return data ? [{ id, ...data } as Entry<Name>] : [];
      })
      .sort((a, b) => rankOf(a) - rankOf(b));
  const readPage = <Name extends PageName>(name: Name): PageContent<Name> | undefined => {
    const file = pageFiles.get(name);
    if (file) return check(pageSchemas[name], file, shared) as PageContent<Name> | undefined;
    problems.push({
      file: `src/content/pages/${name}.yaml`,
      line: 1,
      field: '',
      message: `is missing: 'git checkout src/content/pages/${name}.yaml' restores it`,
    });
    return undefined;
  };

  const institution = check(institutionSchema, single.institution, shared);
  const facts = check(factsSchema, single.facts, factsTokens(shared));
  const entries = Object.fromEntries(collectionNames.map((collection) => [collection, readEntries(collection)])) as Entries;
  const pages = Object.fromEntries(pageNames.map((name) => [name, readPage(name)])) as Content['pages'];
  for (const [name, { file }] of pageFiles) {
    if (!(name in pageSchemas))
      problems.push({ file, line: 1, field: '', message: 'no page has this name: correct the name, or delete the file' });
  }
  const read = new Set([...files.values(), pageFiles].flatMap((group) => [...group.values()].map(({ file }) => file)));
  for (const file of contentFiles.map((name) => `src/content/${name}`)) {
    if (!read.has(file) && file !== single.institution.file && file !== single.facts.file)
      problems.push({ file, line: 1, field: '', message: strayFileAdvice(file) ?? notContent });
  }
  for (const name of unfilledTokens(shared)) {
    const [file, path] = definitionOf(name, single.facts, filesOf('claims'));
    if (file)
      problems.push({
        file: file.file,
        line: file.lineOf(path),
        field: fieldName(path),
        message: 'contains itself, or a token whose value contains tokens: write the value instead',
      });
  }
  // Multiples of a fee exist for every programme, so an unused one is not reported.
  const unusedTokens = [...shared.keys()].filter((name) => !used.has(name) && !/\.fee\.\d$/.test(name));
  if (problems.length > 0 || !institution || !facts) return { content: null, problems, unusedTokens };

  const schools = withCourses(entries.schools, entries.programmes, entries['certificate-courses']);
  const content: Content = { ...entries, institution, facts, pages, schools };
  const crossFileProblems = checkAcrossFiles(
    content,
    (collection, id, path) => (collection === 'pages' ? pageFiles : filesOf(collection)).get(id)?.lineOf(path) ?? 1,
  );
  return { content: crossFileProblems.length === 0 ? content : null, problems: crossFileProblems, unusedTokens };
}

/** Reads the content and throws if it has problems. The message lists each with its file and line. */
export function readValidContent(root: string): Content {
  const { content, problems } = readContent(root);
  if (!content) throw new Error(problemsMessage(problems));
  return content;
}

/** Formats problems as a list, one per line. */
export const problemsMessage = (problems: readonly Problem[]) =>
  `The content has faults:\n${problems.map((problem) => `  - ${problemText(problem)}`).join('\n')}`;

/** Returns the file and field that define a token; no file for a computed token. */
function definitionOf(name: string, figures: YamlFile, claims: ReadonlyMap<string, YamlFile>): [YamlFile | undefined, string[]] {
  return name in fieldsOf(figures) ? [figures, [name]] : [claims.get(name), ['value']];
}

function tokensFor(collection: CollectionName, id: string, raw: RawContent, shared: TokenValues): TokenValues {
  if (collection === 'programmes') return programmeTokens(raw.programmes.get(id) ?? {}, raw.facts, shared);
  if (collection !== 'schools') return shared;
  const courses = raw.schools.get(id)?.courses;
  const count = {
    paramedical: raw.programmes.size,
    certificates: [...raw.categories.values()].reduce(
      (sum, { courses: list }) => sum + (Array.isArray(list) ? list.length : 0),
      0,
    ),
  };
  return schoolTokens(id in count ? count[id as keyof typeof count] : Array.isArray(courses) ? courses.length : 0, shared);
}

const notContent =
  'is not read: content files are in the folders of src/content/ and their names end in .yaml. Move or delete it';

/** Returns the ids of a folder's entries. `files` are all content files. */
function idsIn(folder: string, files: readonly string[]): string[] {
  return files.flatMap((file) => new RegExp(`^${folder}/([^/]+)\\.yaml$`).exec(file)?.[1] ?? []);
}

const fieldsOf = ({ data }: YamlFile): Fields => (typeof data === 'object' && data !== null ? (data as Fields) : {});
const fieldsOfAll = (files: ReadonlyMap<string, YamlFile>) => new Map([...files].map(([id, file]) => [id, fieldsOf(file)]));
