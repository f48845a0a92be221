import type { PictureEntry } from '#schemas/picture-entry.ts';
import { content, projectRoot } from './content.ts';
import type { Focus, PictureData, Rendition } from './picture-data.ts';
import { type RenditionManifest, readRenditions } from './renditions.ts';

/** Read on the first call, because a build makes missing renditions after its configuration has loaded this module. */
let renditions: RenditionManifest | undefined;
const entries = new Map(content.pictures.map((entry) => [entry.id, entry]));

/** The credit of artwork. A photograph has its own credit. */
const studioCredit = 'Drawn for the school by its own studio';

/** Returns a picture for a component. Throws if no entry has this id, or if it has no renditions. */
export function picture(id: string): PictureData {
  const entry = entryOf(id);
  renditions ??= readRenditions(projectRoot);
  const rendition = renditions[id];
  if (!rendition) throw new Error(`The picture '${id}' has no files yet: put media/masters/${id}.jpg there and build again.`);
  const inFormat = (format: 'avif' | 'webp'): Rendition[] =>
    rendition.files.filter((file) => file.format === format).map(({ file, width }) => ({ src: `/pictures/${file}`, width }));
  return {
    id,
    alt: entry.alt,
    width: rendition.width,
    height: rendition.height,
    ground: rendition.ground,
    focus: focusOf(entry),
    avif: inFormat('avif'),
    webp: inFormat('webp'),
  };
}

/** Returns a picture's caption, or its text alternative, and its credit, for structured data. */
export function pictureFacts(id: string): { caption: string; credit: string } {
  const entry = entryOf(id);
  return { caption: entry.caption ?? entry.alt, credit: entry.credit ?? studioCredit };
}

/** Returns an entity with its picture instead of the picture's id. */
export function withPicture<Entity extends { picture: string }>(
  entity: Entity,
): Omit<Entity, 'picture'> & { picture: PictureData } {
  return { ...entity, picture: picture(entity.picture) };
}

function entryOf(id: string): PictureEntry {
  const entry = entries.get(id);
  if (!entry)
    throw new Error(`No picture has the id '${id}': add src/content/pictures/${id}.yaml, or correct the id where it is used.`);
  return entry;
}

/** Parses a focal point such as '25 50'. The schema allows only the steps of the style sheet. */
function focusOf({ focus }: PictureEntry): Focus {
  const [x, y] = focus.split(' ').map(Number) as [Focus['x'], Focus['y']];
  return { x, y };
}
