/** Every kind of entry the content has. A new kind is its schema and one line here. */
import type { z } from 'astro/zod';
import { calendarEntry } from '#schemas/calendar-entry.ts';
import { certificateCategory } from '#schemas/certificate-courses.ts';
import { claim } from '#schemas/claim.ts';
import { film, galleryBlock, innovation, pictureEntry, researchArea, topic } from '#schemas/entities.ts';
import { entrance } from '#schemas/entrance.ts';
import { event } from '#schemas/event.ts';
import { letter } from '#schemas/letter.ts';
import { notice } from '#schemas/notice.ts';
import { type ProgrammeId, programme } from '#schemas/programme.ts';
import { school } from '#schemas/school.ts';
import { type SimplePageId, simplePage } from '#schemas/simple-page.ts';
import { task } from '#schemas/task.ts';

/** By folder under `src/content/`: each file there is one entry, and the file's name is its id. */
export const kinds = {
  programmes: programme,
  schools: school,
  'certificate-courses': certificateCategory,
  events: event,
  questions: topic,
  entrances: entrance,
  letters: letter,
  tasks: task,
  claims: claim,
  research: researchArea,
  innovations: innovation,
  gallery: galleryBlock,
  pictures: pictureEntry,
  films: film,
  notices: notice,
  calendar: calendarEntry,
  'simple-pages': simplePage,
} as const;

/** What there need not be any of. */
export const optionalKinds: readonly string[] = ['events', 'notices', 'calendar', 'simple-pages'];

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** Ids that code can rely on; all others are plain strings. */
interface Ids {
  programmes: ProgrammeId;
  'simple-pages': SimplePageId;
  gallery: 'dawn' | 'noon' | 'dusk';
}

/** An entry of a kind: its fields and its id. */
export type Entry<K extends Kind> = z.output<(typeof kinds)[K]> & { readonly id: K extends keyof Ids ? Ids[K] : string };

/** The entries of every kind, each list in the order in which pages show it. */
export type Entries = { [K in Kind]: readonly Entry<K>[] };

/** Where an entry stands in its list: by its `order`, an event by its start. Entries with neither keep the order of their files. */
export function rankOf(entry: object): number {
  if ('order' in entry) return Number(entry.order);
  return 'starts' in entry ? Date.parse(String(entry.starts)) : 0;
}
