/** Rules that no file can be checked by alone. */

import { pageList } from '../lib/page-list.ts';
import { changeDays } from '../lib/part-events.ts';
import type { Programme } from '../schemas/programme.ts';
import type { Kind } from './kinds.ts';
import type { Content } from './read-content.ts';
import type { Problem } from './yaml-file.ts';

type LineOf = (folder: Kind, id: string, path: readonly PropertyKey[]) => number;

/** What is wrong between files whose own fields are right. */
export function checkTogether(content: Content, lineOf: LineOf): Problem[] {
  const problem = (folder: Kind, id: string, path: readonly PropertyKey[], says: string): Problem => ({
    file: `src/content/${folder}/${id}.yaml`,
    line: lineOf(folder, id, path),
    field: path.filter((part) => typeof part === 'string').join(', '),
    says,
  });
  return [
    ...sameAddress(content, problem),
    ...toldApartBy.flatMap((rule) => twins(content, rule, problem)),
    ...nowhere(content, problem),
    ...ladders(content.programmes, problem),
    ...events(content, problem),
  ];
}

type Tell = (folder: Kind, id: string, path: readonly PropertyKey[], says: string) => Problem;

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

/** By which fields visitors tell the entries of a folder apart. */
const toldApartBy: readonly (readonly [Kind, string, ...string[]])[] = [
  ['programmes', 'shortName'],
  ['programmes', 'fullName'],
  ['certificate-courses', 'title'],
  ['events', 'title', 'starts'],
  ['entrances', 'name'],
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
    const fields = entry as Readonly<Record<string, unknown>>;
    const name = [field, ...more].map((one) => fields[one]).join(', ');
    const other = seen.get(name);
    seen.set(name, entry.id);
    return other === undefined
      ? []
      : [problem(folder, entry.id, [field], `'${fields[field]}' is ${other}.yaml already: give one of them another`)];
  });
}

/** The schools have each a page of their own, and the gallery has three times of day: another file would show nowhere. */
function nowhere({ schools, gallery }: Content, problem: Tell): Problem[] {
  const say = (folder: Kind) => (entry: { id: string }) =>
    problem(folder, entry.id, [], 'no page shows it: mend the file’s name, or take the file away');
  return [
    ...schools.filter(({ id }) => !(id in pageList)).map(say('schools')),
    ...gallery.filter(({ id }) => !['dawn', 'noon', 'dusk'].includes(id)).map(say('gallery')),
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
