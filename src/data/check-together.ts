/** Rules that no file can be checked by alone. */
import { changeDays } from '../lib/part-events.ts';
import type { Programme } from '../schemas/programme.ts';
import type { FolderName } from './collections.ts';
import type { Content } from './read-content.ts';
import type { Problem } from './yaml-file.ts';

type LineOf = (folder: FolderName, id: string, path: readonly PropertyKey[]) => number;

/** What is wrong between files whose own fields are right. */
export function checkTogether(content: Content, lineOf: LineOf): Problem[] {
  const problem = (folder: FolderName, id: string, path: readonly PropertyKey[], says: string): Problem => ({
    file: `src/content/${folder}/${id}.yaml`,
    line: lineOf(folder, id, path),
    field: path.filter((part) => typeof part === 'string').join(', '),
    says,
  });
  return [
    ...sameAddress(content, problem),
    ...twins('programmes', content.programmes, ({ shortName }) => shortName, 'shortName', problem),
    ...twins('programmes', content.programmes, ({ fullName }) => fullName, 'fullName', problem),
    ...twins('events', content.events, ({ title, starts }) => `${title}, ${starts}`, 'title', problem),
    ...ladders(content.programmes, problem),
    ...events(content, problem),
  ];
}

type Tell = (folder: FolderName, id: string, path: readonly PropertyKey[], says: string) => Problem;

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

/** What was duplicated is written anew where visitors tell one from the other. */
function twins<Entry extends { id: string }>(
  folder: FolderName,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  field: string,
  problem: Tell,
): Problem[] {
  const seen = new Map<string, string>();
  return entries.flatMap((entry) => {
    const name = nameOf(entry);
    const other = seen.get(name);
    seen.set(name, entry.id);
    return other === undefined
      ? []
      : [problem(folder, entry.id, [field], `'${name}' is ${other}.yaml already: give one of them another`)];
  });
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
