/** Rules that no file can be checked by alone. */

import { addressTakenBy, pageList } from '#schemas/page-list.ts';
import type { Programme } from '#schemas/programme.ts';
import { type Kind, kindNames, optionalKinds } from './kinds.ts';
import { educationLinks } from './navigation.ts';
import { mostNotices, noticeTooMany } from './notice-limit.ts';
import { changeDays } from './part-events.ts';
import type { Content } from './read-content.ts';
import type { Problem } from './yaml-file.ts';

type LineOf = (folder: Kind | 'pages', id: string, path: readonly PropertyKey[]) => number;

/** What is wrong between files whose own fields are right. */
export function checkTogether(content: Content, lineOf: LineOf): Problem[] {
  const problem = (folder: Kind | 'pages', id: string, path: readonly PropertyKey[], says: string): Problem => ({
    file: `src/content/${folder}/${id}.yaml`,
    line: lineOf(folder, id, path),
    field: path.filter((part) => typeof part === 'string').join(', '),
    says,
  });
  return [
    ...missing(content),
    ...sameAddress(content, problem),
    ...samePageTitle(content, problem),
    ...otherTitle(content, problem),
    ...toldApartBy.flatMap((rule) => twins(content, rule, problem)),
    ...nowhere(content, problem),
    ...ladders(content.programmes, problem),
    ...events(content, problem),
    ...notices(content, problem),
    ...taken(content, problem),
  ];
}

type Tell = (folder: Kind | 'pages', id: string, path: readonly PropertyKey[], says: string) => Problem;

/** All topics stand on one page, so their questions' addresses differ. */
function sameAddress({ questions }: Content, problem: Tell): Problem[] {
  const seen = new Map<string, string>();
  return questions.flatMap((topic) =>
    topic.questions.flatMap(({ id }, index) => {
      const other = seen.get(id);
      seen.set(id, topic.id);
      return other === undefined || other === topic.id
        ? []
        : [
            problem(
              'questions',
              topic.id,
              ['questions', index, 'id'],
              `'${id}' stands in ${other}.yaml too, on the same page: give one of them another id`,
            ),
          ];
    }),
  );
}

const timesOfDay = ['dawn', 'noon', 'dusk'];

/** The entries that a page of their own shows. */
const needed: readonly (readonly [Kind, readonly string[]])[] = [
  ['schools', educationLinks],
  ['tasks', educationLinks],
  ['gallery', timesOfDay],
];

/** Pages are made of every folder but those that may be empty, as that of the events between two terms. */
function missing(content: Content): Problem[] {
  const file = (name: string, says: string): Problem => ({ file: `src/content/${name}`, line: 1, field: '', says });
  const emptyFolders = kindNames.filter((name) => !optionalKinds.includes(name) && content[name].length === 0);
  if (emptyFolders.length > 0)
    return emptyFolders.map((name) =>
      file(name, `has no file, and pages need at least one: 'git checkout src/content/${name}' brings back what was committed`),
    );
  return needed.flatMap(([folder, ids]) =>
    ids
      .filter((id) => !content[folder].some((entry: { id: string }) => entry.id === id))
      .map((id) =>
        file(
          `${folder}/${id}.yaml`,
          `is missing, and a page needs it: 'git checkout src/content/${folder}/${id}.yaml' brings it back`,
        ),
      ),
  );
}

/** Titles and descriptions in search results tell pages apart. */
function samePageTitle({ programmes, schools, pages, 'simple-pages': simplePages }: Content, problem: Tell): Problem[] {
  const metas = [
    ...programmes.map(({ id, meta }) => ['programmes', id, meta] as const),
    ...schools.map(({ id, meta }) => ['schools', id, meta] as const),
    ...simplePages.map(({ id, meta }) => ['simple-pages', id, meta] as const),
    ...Object.entries(pages).flatMap(([id, page]) => ('meta' in page ? [['pages', id, page.meta] as const] : [])),
  ];
  return (['title', 'description'] as const).flatMap((field) => {
    const seen = new Map<string, string>();
    return metas.flatMap(([folder, id, meta]) => {
      const other = seen.get(meta[field]);
      seen.set(meta[field], `${folder}/${id}.yaml`);
      return other
        ? [problem(folder, id, ['meta', field], `'${meta[field]}' is the ${field} of ${other} already: give one of them another`)]
        : [];
    });
  });
}

/** A programme's title names the programme: one that was duplicated may still have the title of the first. */
function otherTitle({ programmes }: Content, problem: Tell): Problem[] {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');
  return programmes
    .filter(({ meta, shortName, fullName }) => ![shortName, fullName].some((name) => letters(meta.title).includes(letters(name))))
    .map(({ id, shortName }) =>
      problem('programmes', id, ['meta', 'title'], `does not name ${shortName}: write its short or full name`),
    );
}

/** By which fields visitors tell the entries of a folder apart. */
const toldApartBy: readonly (readonly [Kind, string, ...string[]])[] = [
  ['programmes', 'shortName'],
  ['programmes', 'fullName'],
  ['programmes', 'hindi.name'],
  ['schools', 'heading'],
  ['schools', 'card.name'],
  ['certificate-courses', 'title'],
  ['events', 'title', 'starts'],
  ['calendar', 'title', 'begins'],
  ['simple-pages', 'title'],
  ['entrances', 'name'],
  ['letters', 'title'],
  ['letters', 'hindi.title'],
  ['tasks', 'title'],
  ['claims', 'value', 'label'],
  ['research', 'title'],
  ['innovations', 'title'],
  ['films', 'title'],
];

/** What was duplicated is written anew in those fields. */
function twins(content: Content, [folder, field, ...more]: (typeof toldApartBy)[number], problem: Tell): Problem[] {
  const seen = new Map<string, string>();
  return content[folder].flatMap((entry: { id: string }) => {
    const value = (path: string) =>
      path.split('.').reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>>)[key], entry);
    const name = [field, ...more].map(value).join(', ');
    const other = seen.get(name);
    seen.set(name, entry.id);
    return other === undefined
      ? []
      : [problem(folder, entry.id, field.split('.'), `'${value(field)}' is ${other}.yaml already: give one of them another`)];
  });
}

/** The schools have each a page of their own, and the gallery has three times of day: another file would show nowhere. */
function nowhere({ schools, gallery }: Content, problem: Tell): Problem[] {
  const say = (folder: Kind) => (entry: { id: string }) =>
    problem(folder, entry.id, [], 'no page shows it: mend the file’s name, or take the file away');
  return [
    ...schools.filter(({ id }) => !educationLinks.some((school) => school === id)).map(say('schools')),
    ...gallery.filter(({ id }) => !timesOfDay.includes(id)).map(say('gallery')),
  ];
}

/** A programme leads to one other at most, and no way leads back to where it began. */
function ladders(programmes: readonly Programme[], problem: Tell): Problem[] {
  return programmes.flatMap(({ id, from, related }) => {
    const path = ['from', 'programme'];
    if (related.includes(id)) return [problem('programmes', id, ['related'], 'names the programme itself: take it out')];
    if (!from) return [];
    const twin = programmes.find((other) => other.id !== id && other.from?.programme === from.programme);
    if (twin)
      return [problem('programmes', id, path, `${from.programme} leads to ${twin.id} already: a programme has one next step`)];
    const seen = new Set([id]);
    for (
      let at: Programme['id'] | undefined = from.programme;
      at;
      at = programmes.find((one) => one.id === at)?.from?.programme
    ) {
      if (seen.has(at)) return [problem('programmes', id, path, 'leads in a circle: take one of the steps out')];
      seen.add(at);
    }
    return [];
  });
}

/** Changes come after the announcement. */
function events({ events: all }: Content, problem: Tell): Problem[] {
  return all.flatMap((event) => {
    const { id, announced } = event;
    const early = changeDays(event).find((day) => day < announced);
    return early
      ? [problem('events', id, ['announced'], `a change of ${early} lies before it was announced: mend one of the days`)]
      : [];
  });
}

/** A page has room for two. */
function notices({ notices: all }: Content, problem: Tell): Problem[] {
  const notice = noticeTooMany(all);
  if (!notice) return [];
  const says = `there are more than ${mostNotices} notices on ${notice.from}: delete one that is over, or change its days or its pages`;
  return [problem('notices', notice.id, ['from'], says)];
}

/** A page of the office has an address and a title that no other page has. */
function taken({ 'simple-pages': own, programmes }: Content, problem: Tell): Problem[] {
  const labels: readonly string[] = Object.values(pageList).map(({ label }) => label);
  return own.flatMap(({ id, title }) => {
    const by = addressTakenBy(id) ?? (programmes.some((programme) => String(programme.id) === id) ? 'a programme' : undefined);
    if (by) return [problem('simple-pages', id, [], `the address /${id} belongs to ${by}: give the file another name`)];
    return labels.includes(title)
      ? [problem('simple-pages', id, ['title'], `'${title}' is the name of another page: write another`)]
      : [];
  });
}
