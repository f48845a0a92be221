/**
 * Reads everything under src/content/: parses the YAML, fills in the tokens, checks each file by its schema and all of them together.
 * Pages get it through Astro's collections (src/content.config.ts); tools, hosts and tests, which run without Astro, from here.
 */
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { pageList } from '../lib/page-list.ts';
import { PlainError } from '../lib/plain-error.ts';
import type { CourseCategory } from '../schemas/certificate-courses.ts';
import type { Claim } from '../schemas/claim.ts';
import type { FilmEntry, GalleryBlock, InnovationHighlight, PictureEntry, ResearchArea, Topic } from '../schemas/entities.ts';
import type { Entrance } from '../schemas/entrance.ts';
import type { SchoolEvent } from '../schemas/event.ts';
import { isSlug } from '../schemas/fields.ts';
import { setKnownEntries } from '../schemas/known-entries.ts';
import { type PageContent, type PageName, pageSchemas } from '../schemas/pages.ts';
import type { Programme } from '../schemas/programme.ts';
import type { School } from '../schemas/school.ts';
import { type Facts, facts, type SchoolFacts, schoolFacts } from '../schemas/school-facts.ts';
import type { Task } from '../schemas/task.ts';
import { checkTogether } from './check-together.ts';
import { type FolderName, folders } from './collections.ts';
import { withCourses } from './school-courses.ts';
import { filesBelow, strayFileAdvice } from './stray-files.ts';
import { programmeTokens, type RawContent, schoolTokens, sharedTokens } from './token-values.ts';
import { fillTokens, type TokenValues, unfilledTokens } from './tokens.ts';
import { fieldName, type Problem, problemsOf, problemText, readYaml, type YamlFile } from './yaml-file.ts';

/** All entries of the folders, each list in its order. */
export interface Content {
  school: SchoolFacts;
  facts: Facts;
  pages: { [Name in PageName]: PageContent<Name> };
  programmes: readonly Programme[];
  schools: readonly School[];
  'certificate-courses': readonly CourseCategory[];
  events: readonly SchoolEvent[];
  questions: readonly Topic[];
  entrances: readonly Entrance[];
  tasks: readonly Task[];
  claims: readonly Claim[];
  research: readonly ResearchArea[];
  innovations: readonly InnovationHighlight[];
  gallery: readonly GalleryBlock[];
  pictures: readonly PictureEntry[];
  films: readonly FilmEntry[];
}

export interface Reading {
  /** Whole only where there are no problems. */
  content: Content;
  problems: readonly Problem[];
  /** Tokens that could be used and stand nowhere. */
  unusedTokens: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
type Entry = Fields & { id: string };

/** Reads and checks the content of the project at `root`. Never throws for what is wrong in it. */
export function readContent(root: string): Reading {
  const at = (name: string) => readYaml(join(root, name), name);
  const contentFiles = filesBelow(join(root, 'src/content'));
  const folder = (name: string) => new Map(idsIn(name, contentFiles).map((id) => [id, at(`src/content/${name}/${id}.yaml`)]));
  const files = Object.fromEntries(Object.keys(folders).map((name) => [name, folder(name)])) as Record<
    FolderName,
    Map<string, YamlFile>
  >;
  const pageFiles = folder('pages');
  const single = { school: at('src/content/school.yaml'), facts: at('src/content/facts.yaml') };

  const raw: RawContent = {
    school: fieldsOf(single.school),
    facts: fieldsOf(single.facts),
    claims: fieldsOfAll(files.claims),
    programmes: fieldsOfAll(files.programmes),
    schools: fieldsOfAll(files.schools),
    categories: fieldsOfAll(files['certificate-courses']),
  };
  const shared = sharedTokens(raw);
  const known = new Map<string, ReadonlySet<string>>(Object.entries(files).map(([name, found]) => [name, new Set(found.keys())]));
  known.set('pages', new Set([...Object.keys(pageList), ...files.programmes.keys()]));
  setKnownEntries(known);

  const problems: Problem[] = [];
  const used = new Set<string>();
  const check = <Schema extends z.ZodType>(schema: Schema, file: YamlFile, tokens: TokenValues): z.output<Schema> | undefined => {
    problems.push(...file.problems);
    // While a file of figures can't be read, every text that names one would be found at fault.
    if (file.data === undefined || single.school.data === undefined || single.facts.data === undefined) return undefined;
    const filled = fillTokens(file.data, tokens, {
      used: (name) => used.add(name),
      unknown: ({ name, path }) =>
        problems.push({
          file: file.file,
          line: file.lineOf(path),
          field: fieldName(path),
          says: `there is no {{${name}}}: docs/content.md lists the tokens`,
        }),
      stray: ({ text, path }) =>
        problems.push({
          file: file.file,
          line: file.lineOf(path),
          field: fieldName(path),
          says: `'${text}' would be printed as it stands: a token has two braces on each side, such as {{classSize}}; take other braces out`,
        }),
    });
    const result = schema.safeParse(filled);
    if (result.success) return result.data;
    problems.push(...problemsOf(result.error, file));
    return undefined;
  };
  const entries = (name: FolderName): Entry[] =>
    [...files[name]].flatMap(([id, file]) => {
      if (!isSlug(id)) {
        problems.push({
          file: file.file,
          line: 1,
          field: '',
          says: `the file's name becomes an address: use small letters, digits and hyphens`,
        });
      }
      const data = check(folders[name] as z.ZodType<Fields>, file, tokensFor(name, id, raw, shared));
      return data ? [{ id, ...data }] : [];
    });
  const list = <Kind>(name: FolderName) =>
    entries(name).sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0)) as unknown as readonly Kind[];

  const programmes = list<Programme>('programmes');
  const categories = list<CourseCategory>('certificate-courses');
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => {
      const file = pageFiles.get(name);
      if (!file)
        problems.push({ file: `src/content/pages/${name}.yaml`, line: 1, field: '', says: 'is missing: this page has no words' });
      return [name, file && check(schema, file, shared)];
    }),
  ) as unknown as Content['pages'];
  for (const [name, { file }] of pageFiles) {
    if (!(name in pageSchemas))
      problems.push({ file, line: 1, field: '', says: 'no page is called so: mend the name, or take the file away' });
  }
  const content: Content = {
    school: check(schoolFacts, single.school, shared) as SchoolFacts,
    facts: check(facts, single.facts, shared) as Facts,
    pages,
    programmes,
    schools: withCourses(list('schools'), programmes, categories),
    'certificate-courses': categories,
    events: list<SchoolEvent>('events').toSorted((a, b) => Date.parse(a.starts) - Date.parse(b.starts)),
    questions: list('questions'),
    entrances: list('entrances'),
    tasks: list('tasks'),
    claims: list('claims'),
    research: list('research'),
    innovations: list('innovations'),
    gallery: list('gallery'),
    pictures: list('pictures'),
    films: list('films'),
  };
  for (const name of unfilledTokens(shared)) {
    const [file, path] = definitionOf(name, { facts: single.facts, claims: files.claims });
    if (file)
      problems.push({
        file: file.file,
        line: file.lineOf(path),
        field: fieldName(path),
        says: 'names itself, or a token that is made of tokens itself: write the figure instead',
      });
  }
  const read = new Set([...Object.values(files), pageFiles].flatMap((found) => [...found.values()].map(({ file }) => file)));
  for (const file of contentFiles.map((name) => `src/content/${name}`)) {
    if (!read.has(file) && file !== single.school.file && file !== single.facts.file)
      problems.push({ file, line: 1, field: '', says: strayFileAdvice(file) ?? notContent });
  }
  if (problems.length === 0)
    problems.push(
      ...checkTogether(content, (name, id, path) => (name === 'pages' ? pageFiles : files[name]).get(id)?.lineOf(path) ?? 1),
    );
  // The sums of a fee are at hand for each programme: that one is not named is nothing to tell.
  const unusedTokens = [...shared.keys()].filter((name) => !used.has(name) && !/\.fee\.\d$/.test(name));
  return { content, problems, unusedTokens };
}

/** The same, for those who can't go on with a problem: throws, naming each with its file and line. */
export function soundContent(root: string): Content {
  const { content, problems } = readContent(root);
  if (problems.length > 0) throw new PlainError(problemsMessage(problems));
  return content;
}

/** All problems, a line each. */
export const problemsMessage = (problems: readonly Problem[]) =>
  `The content has faults:\n${problems.map((problem) => `  - ${problemText(problem)}`).join('\n')}`;

/** The file and field that give a token its value; of those that are computed, none. */
function definitionOf(
  name: string,
  { facts: figures, claims }: { facts: YamlFile; claims: ReadonlyMap<string, YamlFile> },
): [YamlFile | undefined, string[]] {
  return name in fieldsOf(figures) ? [figures, [name]] : [claims.get(name), ['value']];
}

function tokensFor(name: FolderName, id: string, raw: RawContent, shared: TokenValues): TokenValues {
  if (name === 'programmes') return programmeTokens(raw.programmes.get(id) ?? {}, shared);
  if (name !== 'schools') return shared;
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
