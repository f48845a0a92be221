import { labelOf, pathOf } from '#model/routes.ts';
import type { Provenance, Sourced } from '#schemas/shared.ts';
import { type LaunchItem, valueOfPlaces } from './item.ts';
import type { PageContent } from './page-content.ts';

type Unconfirmed = Exclude<Provenance, 'specification'>;
type Fields = Readonly<Record<string, unknown>>;

interface Place {
  provenance: Unconfirmed;
  what: string;
  /** What is written there, whole. */
  content: string;
}

const kinds: readonly Unconfirmed[] = ['sample', 'general'];

/** One item for each page and kind: what on that page the school has not given itself, by the marks in the content. */
export function provenanceItems(pages: readonly PageContent[]): LaunchItem[] {
  const byPage = Map.groupBy(pages, ({ route }) => route);
  return kinds.flatMap((provenance) =>
    [...byPage].flatMap(([route, parts]) => {
      const found = parts.map(({ file, content }) => ({
        file,
        places: placesIn(content).filter((place) => place.provenance === provenance),
      }));
      const places = found.flatMap((part) => part.places);
      const files = [...new Set(found.filter((part) => part.places.length > 0).map(({ file }) => file))];
      if (places.length === 0) return [];
      const count = places.length === 1 ? '1 place' : `${places.length} places`;
      return {
        key: `${provenance}/${route}`,
        group: provenance,
        ...(provenance === 'sample' ? { blocking: true as const } : {}),
        what: `${labelOf(route)} (${pathOf(route)}): ${count}, ${files.join(', ')}`,
        places: places.map(({ what }) => what),
        value: valueOfPlaces(places.map(({ content: written }) => written)),
      };
    }),
  );
}

/** Every marked place in a value that does not come from the school, with a name by which an editor finds it. */
export function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isSourced(value) ? placesOf(value) : [];
  const within = Object.entries(value).flatMap(([key, part]) => (key === 'except' ? [] : placesIn(part)));
  return [...own, ...within];
}

function isSourced(value: object): value is Sourced & Fields {
  return 'provenance' in value;
}

function placesOf(entity: Sourced & Fields): Place[] {
  const name = nameOf(entity);
  const exceptions = Object.entries(entity.except ?? {}).map(([field, provenance]) => ({
    provenance,
    what: `${name}: ${field}`,
    content: JSON.stringify(reach(entity, field.split('.'))),
  }));
  return [{ provenance: entity.provenance, what: name, content: JSON.stringify(entity) }, ...exceptions].filter(
    (place): place is Place => place.provenance !== 'specification',
  );
}

/** What stands at a path such as `card.duration`; in a list, what stands there in each item. */
function reach(value: unknown, path: readonly string[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map((item) => reach(item, path)) : reach((value as Fields)[first], rest);
}

/** What an entity is called on the page, or how it begins. A page itself is known by its heading. */
function nameOf(entity: Fields): string {
  const names = ['fullName', 'title', 'q', 'heading', 'label', 'id', 'how', 'text'].map((field) => entity[field]);
  const name = names.find((one) => typeof one === 'string')?.replace(/^(.{70}).+$/s, '$1…');
  if ('meta' in entity) return name ? `the page ‘${name}’` : 'the page';
  return name ?? 'what has no name';
}
