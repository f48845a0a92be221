/** What pages ask for: the entries of Astro's collections, typed and in their order. */
import { getCollection, getEntry } from 'astro:content';
import { entranceLink } from '../lib/entrance-link.ts';
import type { PageContent, PageName } from '../schemas/pages.ts';
import type { Facts } from '../schemas/school-facts.ts';
import type { NextPage } from '../schemas/shared.ts';
import type { Content } from './read-content.ts';
import { labelOf, placeOf } from './routes.ts';

type ListName = Exclude<keyof Content, 'school' | 'facts' | 'pages'>;

/** All entries of a collection: by their `order`, events by their dates. */
export async function all<Name extends ListName>(name: Name): Promise<Content[Name]> {
  const entries = (await getCollection(name as 'events')) as unknown as {
    data: { id: string; order?: number; starts?: string };
  }[];
  const rank = ({ order, starts = '' }: { order?: number; starts?: string }) => order ?? (Date.parse(starts) || 0);
  return entries.map(({ data }) => data).sort((a, b) => rank(a) - rank(b)) as unknown as Content[Name];
}

/** One entry. Throws where there is none of that id. */
export async function one<Name extends ListName>(name: Name, id: string): Promise<Content[Name][number]> {
  const found = (await all(name)).find((entry) => entry.id === id);
  if (!found) throw new Error(`src/content/${name}/ has no file ${id}.yaml.`);
  return found;
}

/** The words of a page. */
export async function wordsOf<Name extends PageName>(name: Name): Promise<PageContent<Name>> {
  const entry = await getEntry('pages', name);
  if (!entry) throw new Error(`src/content/pages/${name}.yaml is missing.`);
  return entry.data as PageContent<Name>;
}

/** The figures that several pages share. */
export async function sharedFacts(): Promise<Facts> {
  return (await getEntry('settings', 'facts'))?.data as Facts;
}

/** How one applies, at the end of a school's page. */
export async function schoolApply(): Promise<{ text: string; more: { href: string; label: string } }> {
  const { apply, howToApply } = await wordsOf('school-pages');
  return {
    text: apply,
    more: { href: placeOf(howToApply.page, howToApply.fragment), label: howToApply.label ?? labelOf(howToApply.page) },
  };
}

/** What to read after a school's page: its own choice, then what all nine lead to. */
export async function nextAfter({ next }: { next: readonly NextPage[] }): Promise<NextPage[]> {
  const { allCourses } = await wordsOf('school-pages');
  return [...next, allCourses, entranceLink(await wordsOf('courses'))];
}
