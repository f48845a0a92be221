/** Every kind of content: the folder or file under src/content/ that holds it, and its schema. */
import { certificateCategory } from '../schemas/certificate-courses.ts';
import { claim } from '../schemas/claim.ts';
import { film, galleryBlock, innovation, pictureEntry, researchArea, topic } from '../schemas/entities.ts';
import { entrance } from '../schemas/entrance.ts';
import { event } from '../schemas/event.ts';
import { programme } from '../schemas/programme.ts';
import { school } from '../schemas/school.ts';
import { task } from '../schemas/task.ts';

/** A folder of files of one shape: the file's name is the entry's id. */
export const folders = {
  programmes: programme,
  schools: school,
  'certificate-courses': certificateCategory,
  events: event,
  questions: topic,
  entrances: entrance,
  tasks: task,
  claims: claim,
  research: researchArea,
  innovations: innovation,
  gallery: galleryBlock,
  pictures: pictureEntry,
  films: film,
} as const;

export type FolderName = keyof typeof folders;
