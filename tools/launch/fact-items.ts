import type { Content } from '#model/read-content.ts';
import { type SchoolFacts, schoolFacts } from '#schemas/school-facts.ts';
import { type LaunchItem, when } from './item.ts';

/** What the school has not told yet: every field of its facts that may be left away, and is; the seats and the fees of its schools. */
export function factItems({ school, schools, programmes }: Pick<Content, 'school' | 'schools' | 'programmes'>): LaunchItem[] {
  const seatless = programmes.filter(({ seats }) => seats === undefined);
  const seats = when(seatless.length > 0, {
    key: 'fact/seats',
    group: 'facts',
    what: `The seats of ${seatless.length} programmes are not given.`,
    value: 'not given',
    mend: 'seats in src/content/programmes/',
    places: seatless.map(({ shortName }) => shortName),
  });
  const fees = schools
    .filter(({ id, fee }) => id !== 'paramedical' && fee === undefined)
    .map(
      ({ id, card }): LaunchItem => ({
        key: `fact/fee-${id}`,
        group: 'facts',
        what: `The fee of the school ‘${card.name}’ is not given.`,
        value: 'not given',
        mend: `fee in src/content/schools/${id}.yaml`,
      }),
    );
  return [...ofTheSchool(school), ...seats, ...fees];
}

function ofTheSchool(school: SchoolFacts): LaunchItem[] {
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
