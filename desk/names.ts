import { isCalendarDay, shortDay } from '#utils/dates.ts';

/** '5 December 2026, 10:00' for 2026-12-05T10:00; any other text as it is. */
export const inWords = (text: string): string =>
  text.replace(/^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/, (all, day: string, clock?: string) =>
    isCalendarDay(day) ? [shortDay(day), ...(clock ? [clock] : [])].join(', ') : all,
  );

/** 'Certificate courses' for the folder certificate-courses. */
export const pluralOf = (folder: string): string => folder.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** The desk's own pages in the place of Keystatic's: its first page says less, and its list of pictures shows none. */
export const ownPages: Readonly<Record<string, string>> = {
  '/keystatic': '/desk',
  '/keystatic/collection/pictures': '/desk#pictures',
  '/keystatic/collection/pictures/create': '/desk/photograph',
};

/** The address of an entry's form; of `events/open-day`, `pages/home`, `school`. A folder alone gives the list of its entries. */
export function formOf(file: string): string {
  const [folder = '', id] = file.split('/');
  if (id === undefined) return `/keystatic/singleton/${folder}`;
  return folder === 'pages' ? `/keystatic/singleton/pages%3A${id}` : `/keystatic/collection/${folder}/item/${id}`;
}

/** The fields that say what an entry is called, the first that it has. */
export const names = ['shortName', 'title', 'heading', 'name', 'value', 'alt'];

/** What an entry is called: by the field that names it, or its id. */
export function nameOf(fields: Readonly<Record<string, unknown>>, id: string): string {
  const name = names.map((field) => fields[field]).find((value) => typeof value === 'string');
  return typeof name === 'string' && name !== '' ? name.replace(/^(.{60}\S*).+$/s, '$1…') : id;
}
