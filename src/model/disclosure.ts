/** What a college is asked to show, and where each thing is: on the site, on request, or to come. */
import type { DisclosureItem } from '#schemas/pages/disclosure.ts';
import type { Content } from './read-content.ts';
import { labelOf, placeOf } from './routes.ts';

export interface DisclosedItem {
  what: string;
  /** The fact itself, once the school has given it. */
  fact: string | null;
  places: readonly { href: string; label: string }[];
  /** Address of the letter that asks for it; null where it is all on the site. */
  letter: string | null;
}

export interface DisclosedGroup {
  title: string;
  items: readonly DisclosedItem[];
  /** What is neither on the site nor sent yet. */
  toCome: readonly string[];
}

type Given = Pick<Content, 'school' | 'calendar' | 'notices'>;

/** Returns the groups of the list with the state of each thing, which follows from the content alone. */
export function disclosedGroups(groups: Content['pages']['disclosure']['groups'], given: Given): DisclosedGroup[] {
  return groups.map(({ title, items }) => {
    const shown = items.map((item) => disclosed(item, given));
    const isThere = ({ fact, places, letter }: DisclosedItem) => fact !== null || places.length > 0 || letter !== null;
    return {
      title,
      items: shown.filter(isThere),
      toCome: shown.filter((item) => !isThere(item)).map(({ what }) => what),
    };
  });
}

function disclosed({ what, places = [], once, fact: name, letter }: DisclosureItem, given: Given): DisclosedItem {
  const fact = (name && given.school[name]) ?? null;
  const isEmpty = once !== undefined && given[once].length === 0;
  return {
    what,
    fact,
    places: isEmpty
      ? []
      : places.map(({ page, fragment, label }) => ({ href: placeOf(page, fragment), label: label ?? labelOf(page) })),
    letter: letter && fact === null ? placeOf('letters', letter) : null,
  };
}
