import { labelOf, pathOf } from '#model/routes.ts';
import type { Provenance, WithProvenance } from '#schemas/shared.ts';
import { type LaunchItem, valueOfPlaces } from './item.ts';
import type { ContentFile } from './page-content.ts';

type Unconfirmed = Exclude<Provenance, 'specification'>;
type Fields = Readonly<Record<string, unknown>>;

interface UnconfirmedPlace {
  provenance: Unconfirmed;
  name: string;
  /** Its content as JSON. */
  content: string;
}

const unconfirmedProvenances: readonly Unconfirmed[] = ['sample', 'general'];

/** Returns an item for each page and provenance, with the content that the school has not provided, according to the `provenance` fields. */
export function provenanceItems(pages: readonly ContentFile[]): LaunchItem[] {
  const byPage = Map.groupBy(pages, ({ route }) => route);
  return unconfirmedProvenances.flatMap((provenance) =>
    [...byPage].flatMap(([route, pageFiles]) => {
      const placesByFile = pageFiles.map(({ file, fields }) => ({
        file,
        places: placesIn(fields).filter((place) => place.provenance === provenance),
      }));
      const places = placesByFile.flatMap((entry) => entry.places);
      const files = [...new Set(placesByFile.filter((entry) => entry.places.length > 0).map(({ file }) => file))];
      if (places.length === 0) return [];
      const count = places.length === 1 ? '1 place' : `${places.length} places`;
      return {
        key: `${provenance}/${route}`,
        group: provenance,
        ...(provenance === 'sample' ? { blocking: true as const } : {}),
        summary: `${labelOf(route)} (${pathOf(route)}): ${count}, ${files.join(', ')}`,
        places: places.map(({ name }) => name),
        value: valueOfPlaces(places.map(({ content: json }) => json)),
      };
    }),
  );
}

/** Returns every part of a value that does not come from the school, with a name by which an editor can find it. */
export function placesIn(value: unknown): UnconfirmedPlace[] {
  if (typeof value !== 'object' || value === null) return [];
  const ownPlaces = isSourced(value) ? placesOf(value) : [];
  const nestedPlaces = Object.entries(value).flatMap(([key, field]) => (key === 'exceptions' ? [] : placesIn(field)));
  return [...ownPlaces, ...nestedPlaces];
}

function isSourced(value: object): value is WithProvenance & Fields {
  return 'provenance' in value;
}

function placesOf(entity: WithProvenance & Fields): UnconfirmedPlace[] {
  const name = nameOf(entity);
  const exceptions = Object.entries(entity.exceptions ?? {}).map(([field, provenance]) => ({
    provenance,
    name: `${name}: ${field}`,
    content: JSON.stringify(valueAt(entity, field.split('.'))),
  }));
  return [{ provenance: entity.provenance, name, content: JSON.stringify(entity) }, ...exceptions].filter(
    (place): place is UnconfirmedPlace => place.provenance !== 'specification',
  );
}

/** Returns the value at a path such as `card.duration`; for a list, the value in each item. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map((item) => valueAt(item, path)) : valueAt((value as Fields)[first], rest);
}

/** Returns the name of an entity on the page, or the beginning of its text. A page is named by its heading. */
function nameOf(entity: Fields): string {
  const names = ['fullName', 'title', 'question', 'heading', 'label', 'id', 'how', 'text'].map((field) => entity[field]);
  const name = names.find((candidate) => typeof candidate === 'string')?.replace(/^(.{70}).+$/s, '$1…');
  if ('meta' in entity) return name ? `the page ‘${name}’` : 'the page';
  return name ?? 'an unnamed entry';
}
