/**
 * Reads everything under src/content/: parses the YAML, fills in the tokens, and checks each file by its schema and all of them together.
 */
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { isSlug } from '#schemas/fields.ts';
import { pageList } from '#schemas/page-list.ts';
import { type PageContent, type PageName, pageNames, pageSchemas } from '#schemas/pages.ts';
import { findReferences, type Reference } from '#schemas/references.ts';
import type { School } from '#schemas/school.ts';
import { type Facts, facts, type SchoolFacts, schoolFacts } from '#schemas/school-facts.ts';
import { checkTogether } from './check-together.ts';
import { type Entries, type Entry, type Kind, kindNames, kinds, rankOf } from './kinds.ts';
import { withCourses } from './school-courses.ts';
import { buildDay } from './settings.ts';
import { filesBelow, strayFileAdvice } from './stray-files.ts';
import { factsTokens, programmeTokens, type RawContent, schoolTokens, sharedTokens } from './token-values.ts';
import { fillTokens, type TokenValues, unfilledTokens } from './tokens.ts';
import { fieldName, type Problem, problemsOf, problemText, readYaml, type YamlFile } from './yaml-file.ts';

/** All entries, each list in its order, and what there is one of. */
export interface Content extends Omit<Entries, 'schools'> {
  school: SchoolFacts;
  facts: Facts;
  pages: { [Name in PageName]: PageContent<Name> };
  /** With the courses of the health and the certificate school put in, which have files of their own. */
  schools: readonly School[];
}

export interface Reading {
  /** Null where there are problems. */
  content: Content | null;
  problems: readonly Problem[];
  /** Tokens that could be used and are not. */
  unusedTokens: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** An e-mail address or a telephone number, alone. */
const isContact = /^\S+@\S+$|^[\d -]{8,}$/;

/** Reads and checks the content of the project at `root`. Never throws for what is wrong in it. */
export function readContent(root: string): Reading {
  const at = (name: string) => readYaml(join(root, name), name);
  const contentFiles = filesBelow(join(root, 'src/content'));
  const folder = (name: string) => new Map(idsIn(name, contentFiles).map((id) => [id, at(`src/content/${name}/${id}.yaml`)]));
  const files = new Map(kindNames.map((kind) => [kind, folder(kind)]));
  const filesOf = (kind: Kind) => files.get(kind) ?? new Map<string, YamlFile>();
  const pageFiles = folder('pages');
  const single = { school: at('src/content/school.yaml'), facts: at('src/content/facts.yaml') };

  const raw: RawContent = {
    school: fieldsOf(single.school),
    facts: fieldsOf(single.facts),
    claims: fieldsOfAll(filesOf('claims')),
    programmes: fieldsOfAll(filesOf('programmes')),
    schools: fieldsOfAll(filesOf('schools')),
    categories: fieldsOfAll(filesOf('certificate-courses')),
    today: buildDay(process.env),
  };
  const shared = sharedTokens(raw);
  const changing = [...shared].filter(([name, value]) => isContact.test(value) || (name.endsWith('.fee') && value.includes('₹')));
  const exists = ({ collection, id }: Reference) =>
    collection === 'pages'
      ? id in pageList || filesOf('programmes').has(id) || filesOf('simple-pages').has(id)
      : (files.get(collection as Kind)?.has(id) ?? false);

  const problems: Problem[] = [];
  const used = new Set<string>();
  const check = <Schema extends z.ZodType>(schema: Schema, file: YamlFile, tokens: TokenValues): z.output<Schema> | undefined => {
    problems.push(...file.problems);
    // While a file of figures can't be read, every text that names one would be found at fault.
    if (file.data === undefined || single.school.data === undefined || single.facts.data === undefined) return undefined;
    const problem = (path: readonly PropertyKey[], says: string): Problem => ({
      file: file.file,
      line: file.lineOf(path),
      field: fieldName(path),
      says,
    });
    const isSource = file === single.school || file === single.facts;
    const filled = fillTokens(file.data, tokens, {
      text: ({ text, path }) => {
        const [name, value] = (!isSource && changing.find((one) => text.includes(one[1]))) || [];
        if (name) problems.push(problem(path, `'${value}' may change: write {{${name}}}, which stands for it`));
      },
      used: (name) => used.add(name),
      unknown: ({ name, path }) => problems.push(problem(path, `there is no {{${name}}}: docs/content.md lists the tokens`)),
      stray: ({ text, path }) =>
        problems.push(
          problem(
            path,
            `'${text}' would be printed as it stands: a token has two braces on each side, such as {{classSize}}; take other braces out`,
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
      if (!exists(reference)) problems.push(problem(path, `there is no '${id}' among ${collection}: choose one that is there`));
    }
    return result.data;
  };
  const readEntries = <K extends Kind>(kind: K): readonly Entry<K>[] =>
    [...filesOf(kind)]
      .flatMap(([id, file]) => {
        if (!isSlug(id)) {
          const says = `the file's name becomes an address: use small letters, digits and hyphens`;
          problems.push({ file: file.file, line: 1, field: '', says });
        }
        const data = check(kinds[kind], file, tokensFor(kind, id, raw, shared));
        return data ? [{ id, ...data } as Entry<K>] : [];
      })
      .sort((a, b) => rankOf(a) - rankOf(b));
  const readPage = <Name extends PageName>(name: Name): PageContent<Name> | undefined => {
    const file = pageFiles.get(name);
    if (file) return check(pageSchemas[name], file, shared) as PageContent<Name> | undefined;
    problems.push({ file: `src/content/pages/${name}.yaml`, line: 1, field: '', says: 'is missing: this page has no words' });
    return undefined;
  };

  const school = check(schoolFacts, single.school, shared);
  const figures = check(facts, single.facts, factsTokens(shared));
  const entries = Object.fromEntries(kindNames.map((kind) => [kind, readEntries(kind)])) as Entries;
  const pages = Object.fromEntries(pageNames.map((name) => [name, readPage(name)])) as Content['pages'];
  for (const [name, { file }] of pageFiles) {
    if (!(name in pageSchemas))
      problems.push({ file, line: 1, field: '', says: 'no page is called so: mend the name, or take the file away' });
  }
  const read = new Set([...files.values(), pageFiles].flatMap((found) => [...found.values()].map(({ file }) => file)));
  for (const file of contentFiles.map((name) => `src/content/${name}`)) {
    if (!read.has(file) && file !== single.school.file && file !== single.facts.file)
      problems.push({ file, line: 1, field: '', says: strayFileAdvice(file) ?? notContent });
  }
  for (const name of unfilledTokens(shared)) {
    const [file, path] = definitionOf(name, single.facts, filesOf('claims'));
    if (file)
      problems.push({
        file: file.file,
        line: file.lineOf(path),
        field: fieldName(path),
        says: 'names itself, or a token that is made of tokens itself: write the figure instead',
      });
  }
  // The sums of a fee are at hand for each programme: that one is not named is nothing to tell.
  const unusedTokens = [...shared.keys()].filter((name) => !used.has(name) && !/\.fee\.\d$/.test(name));
  if (problems.length > 0 || !school || !figures) return { content: null, problems, unusedTokens };

  const schools = withCourses(entries.schools, entries.programmes, entries['certificate-courses']);
  const content: Content = { ...entries, school, facts: figures, pages, schools };
  const between = checkTogether(
    content,
    (kind, id, path) => (kind === 'pages' ? pageFiles : filesOf(kind)).get(id)?.lineOf(path) ?? 1,
  );
  return { content: between.length === 0 ? content : null, problems: between, unusedTokens };
}

/** The same, for those who can't go on with a problem. Throws, naming each with its file and line. */
export function soundContent(root: string): Content {
  const { content, problems } = readContent(root);
  if (!content) throw new Error(problemsMessage(problems));
  return content;
}

/** All problems, a line each. */
export const problemsMessage = (problems: readonly Problem[]) =>
  `The content has faults:\n${problems.map((problem) => `  - ${problemText(problem)}`).join('\n')}`;

/** The file and field that give a token its value; no file for one that is computed. */
function definitionOf(name: string, figures: YamlFile, claims: ReadonlyMap<string, YamlFile>): [YamlFile | undefined, string[]] {
  return name in fieldsOf(figures) ? [figures, [name]] : [claims.get(name), ['value']];
}

function tokensFor(kind: Kind, id: string, raw: RawContent, shared: TokenValues): TokenValues {
  if (kind === 'programmes') return programmeTokens(raw.programmes.get(id) ?? {}, raw.facts, shared);
  if (kind !== 'schools') return shared;
  const courses = raw.schools.get(id)?.courses;
  const count = {
    paramedical: raw.programmes.size,
    certificates: [...raw.categories.values()].reduce((sum, { courses: own }) => sum + (Array.isArray(own) ? own.length : 0), 0),
  };
  return schoolTokens(id in count ? count[id as keyof typeof count] : Array.isArray(courses) ? courses.length : 0, shared);
}

const notContent =
  'is not read: content lies in one of the folders of src/content/ and its name ends in .yaml. Move or delete it';

/** The ids of a folder's entries among all files of the content. */
function idsIn(folder: string, files: readonly string[]): string[] {
  return files.flatMap((file) => new RegExp(`^${folder}/([^/]+)\\.yaml$`).exec(file)?.[1] ?? []);
}

const fieldsOf = ({ data }: YamlFile): Fields => (typeof data === 'object' && data !== null ? (data as Fields) : {});
const fieldsOfAll = (found: ReadonlyMap<string, YamlFile>) => new Map([...found].map(([id, file]) => [id, fieldsOf(file)]));
