import type { Ground, PictureData, Rendition } from '../src/lib/pictures.ts';
import { PlainError } from '../src/lib/plain-error.ts';
import { catalogue } from './catalogue.ts';
import renditions from './renditions.json' with { type: 'json' };

/** What `npm run media` made of each master: media/renditions.json. Sizes in pixels and bytes. */
export type RenditionManifest = Record<
  string,
  {
    hash: string;
    width: number;
    height: number;
    ground: Ground;
    files: { file: string; format: 'avif' | 'webp'; width: number; bytes: number }[];
  }
>;

const manifest = renditions as RenditionManifest;

/**
 * A picture of the catalogue, ready for a component. Throws when the catalogue has no such id, or when its master has not been
 * made into files yet.
 */
export function picture(id: string): PictureData {
  const entry = entryOf(id);
  const made = manifest[id];
  if (!made) {
    throw new PlainError(`The picture '${id}' has no files yet: put media/masters/${id}.jpg there and run 'npm run media'.`);
  }
  const inFormat = (format: 'avif' | 'webp'): Rendition[] =>
    made.files.filter((f) => f.format === format).map((f) => ({ src: `/pictures/${f.file}`, width: f.width }));
  return {
    id,
    alt: entry.alt,
    width: made.width,
    height: made.height,
    ground: made.ground,
    focus: entry.focus,
    avif: inFormat('avif'),
    webp: inFormat('webp'),
  };
}

/** What search engines are told about a picture: what it shows, in the words of its caption where it has one, and who made it. */
export function pictureFacts(id: string): { caption: string; credit: string } {
  const entry = entryOf(id);
  return { caption: entry.caption ?? entry.alt, credit: entry.credit };
}

/** The same entity with its picture in place of the picture's id. */
export function withPicture<Entity extends { picture: string }>(
  entity: Entity,
): Omit<Entity, 'picture'> & { picture: PictureData } {
  return { ...entity, picture: picture(entity.picture) };
}

function entryOf(id: string) {
  const entry = catalogue()[id];
  if (!entry)
    throw new PlainError(`No picture has the id '${id}': add src/content/pictures/${id}.yaml, or mend the id where it is used.`);
  return entry;
}
