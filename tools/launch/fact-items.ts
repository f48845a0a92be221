import type { Content } from '#model/content-types.ts';
import { type Institution, institution } from '#schemas/institution.ts';
import { itemIf, type LaunchItem } from './item.ts';

/** Returns an item for every optional fact that is not set, for the seats of programmes, and for the fees of schools. */
export function factItems({
  institution,
  schools,
  programmes,
}: Pick<Content, 'institution' | 'schools' | 'programmes'>): LaunchItem[] {
  const withoutSeats = programmes.filter(({ seats }) => seats === undefined);
  const seats = itemIf(withoutSeats.length > 0, {
    key: 'fact/seats',
    group: 'facts',
    summary: `The seats of ${withoutSeats.length} programmes are not given.`,
    value: 'not given',
    fix: 'seats in src/content/programmes/',
    places: withoutSeats.map(({ shortName }) => shortName),
  });
  const fees = schools
    .filter(({ id, fee }) => id !== 'paramedical' && fee === undefined)
    .map(
      ({ id, card }): LaunchItem => ({
        key: `fact/fee-${id}`,
        group: 'facts',
        summary: `The fee of the school ‘${card.name}’ is not given.`,
        value: 'not given',
        fix: `fee in src/content/schools/${id}.yaml`,
      }),
    );
  return [...institutionItems(institution), ...seats, ...fees];
}

function institutionItems(values: Institution): LaunchItem[] {
  return Object.entries(institution.shape)
    .filter(
      ([name, field]) =>
        field.safeParse(undefined).success && !(name in settings) && values[name as keyof Institution] === undefined,
    )
    .map(([name, field]) => ({
      key: `fact/${name}`,
      group: 'facts',
      summary: `${titleOf(field)} is not given.`,
      value: 'not given',
      fix: `${name} in src/content/institution.yaml`,
    }));
}

/** Settings, which settings-items.ts covers. */
const settings = { analyticsId: true, offlineCopies: true, nameConfirmed: true } as const;

function titleOf(field: { meta(): { title?: string | undefined } | undefined; unwrap?: () => unknown }): string {
  const inner = field.meta()?.title ? field : (field.unwrap?.() as typeof field | undefined);
  return inner?.meta()?.title ?? 'A fact';
}
