/** The collections of content entries. To add one, write its schema and add a line here. */

import type { z } from 'astro/zod';
import { admissionRoute } from '#schemas/admission-route.ts';
import { calendarEntry } from '#schemas/calendar-entry.ts';
import { certificateCategory } from '#schemas/certificate-courses.ts';
import { claim } from '#schemas/claim.ts';
import { emailTemplate } from '#schemas/email-template.ts';
import { event } from '#schemas/event.ts';
import { film } from '#schemas/film.ts';
import { galleryBlock } from '#schemas/gallery-block.ts';
import type { ProgrammeId, SimplePageId } from '#schemas/ids.ts';
import { notice } from '#schemas/notice.ts';
import { pictureEntry } from '#schemas/picture-entry.ts';
import { programme } from '#schemas/programme.ts';
import { innovation, researchArea } from '#schemas/research.ts';
import { school } from '#schemas/school.ts';
import { simplePage } from '#schemas/simple-page.ts';
import { task } from '#schemas/task.ts';
import { topic } from '#schemas/topic.ts';

/** The schema of each folder in `src/content/`. Each file is an entry, and its name is the entry's id. */
export const collections = {
  programmes: programme,
  schools: school,
  'certificate-courses': certificateCategory,
  events: event,
  questions: topic,
  'admission-routes': admissionRoute,
  'email-templates': emailTemplate,
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

/** Collections that may be empty. */
export const optionalCollections: readonly string[] = ['events', 'notices', 'calendar', 'simple-pages'];

export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections) as CollectionName[];

/** Collections with a known set of ids; all other ids are plain strings. */
interface Ids {
  programmes: ProgrammeId;
  'simple-pages': SimplePageId;
  gallery: 'dawn' | 'noon' | 'dusk';
}

/** An entry of a collection: its fields and its id. */
export type Entry<Name extends CollectionName> = z.output<(typeof collections)[Name]> & {
  readonly id: Name extends keyof Ids ? Ids[Name] : string;
};

/** The entries of every collection in display order. */
export type Entries = { [Name in CollectionName]: readonly Entry<Name>[] };

/** Returns an entry's sort key: its `order`, or the start of an event. Entries with neither keep the order of their files. */
export function rankOf(entry: object): number {
  if ('order' in entry) return Number(entry.order);
  return 'starts' in entry ? Date.parse(String(entry.starts)) : 0;
}
