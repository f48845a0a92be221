/** The kinds of content entries. To add one, write its schema and add a line here. */

import type { z } from 'astro/zod';
import { admissionRoute } from '#schemas/admission-route.ts';
import { calendarEntry } from '#schemas/calendar-entry.ts';
import { certificateCategory } from '#schemas/certificate-courses.ts';
import { claim } from '#schemas/claim.ts';
import { emailTemplate } from '#schemas/email-template.ts';
import { film, galleryBlock, innovation, pictureEntry, researchArea, topic } from '#schemas/entities.ts';
import { event } from '#schemas/event.ts';
import type { ProgrammeId, SimplePageId } from '#schemas/ids.ts';
import { notice } from '#schemas/notice.ts';
import { programme } from '#schemas/programme.ts';
import { school } from '#schemas/school.ts';
import { simplePage } from '#schemas/simple-page.ts';
import { task } from '#schemas/task.ts';

/** The schema of each folder in `src/content/`. Each file is an entry, and its name is the entry's id. */
export const kinds = {
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

/** Kinds that may have no entry. */
export const optionalKinds: readonly string[] = ['events', 'notices', 'calendar', 'simple-pages'];

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** Kinds with a known set of ids; all other ids are plain strings. */
interface Ids {
  programmes: ProgrammeId;
  'simple-pages': SimplePageId;
  gallery: 'dawn' | 'noon' | 'dusk';
}

/** An entry of a kind: its fields and its id. */
export type Entry<K extends Kind> = z.output<(typeof kinds)[K]> & { readonly id: K extends keyof Ids ? Ids[K] : string };

/** The entries of every kind in display order. */
export type Entries = { [K in Kind]: readonly Entry<K>[] };

/** Returns an entry's sort key: its `order`, or the start of an event. Entries with neither keep the order of their files. */
export function rankOf(entry: object): number {
  if ('order' in entry) return Number(entry.order);
  return 'starts' in entry ? Date.parse(String(entry.starts)) : 0;
}
