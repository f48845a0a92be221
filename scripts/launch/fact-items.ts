import { type SchoolFacts, schoolFacts } from '../../src/schemas/school-facts.ts';
import type { LaunchItem } from './item.ts';

/** What the school has not told yet: every field of its facts that may be left away, and is. */
export function factItems(school: SchoolFacts): LaunchItem[] {
  return Object.entries(schoolFacts.shape)
    .filter(
      ([name, field]) =>
        field.safeParse(undefined).success && !(name in settings) && school[name as keyof SchoolFacts] === undefined,
    )
    .map(([name, field]) => ({
      key: `fact/${name}`,
      group: 'facts',
      what: `${titleOf(field)} is not given.`,
      value: 'not given',
      mend: `${name} in src/content/school.yaml`,
    }));
}

/** These are told with the other settings. */
const settings = { analyticsId: true, offlineCopies: true, nameConfirmed: true } as const;

function titleOf(field: { meta(): { title?: string | undefined } | undefined; unwrap?: () => unknown }): string {
  const inner = field.meta()?.title ? field : (field.unwrap?.() as typeof field | undefined);
  return inner?.meta()?.title ?? 'A fact';
}
