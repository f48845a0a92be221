import type { PictureEntry } from '#schemas/entities.ts';
import { content, projectRoot } from './content.ts';
import type { Focus, PictureData, Rendition } from './picture-data.ts';
import { type RenditionManifest, readRenditions } from './renditions.ts';

/** Read at the first call, because a build makes missing renditions after its configuration has loaded this module. */
let renditions: RenditionManifest | undefined;
const entries = new Map(content.pictures.map((entry) => [entry.id, entry]));

/** The credit of artwork. A photograph names its own. */
const studioCredit = 'Drawn for the school by its own studio';

/** A picture, ready for a component. Throws when no entry has this id, or when nothing was made of its master. */
export function picture(id: string): PictureData {
  const entry = entryOf(id);
  renditions ??= readRenditions(projectRoot);
  const made = renditions[id];
  if (!made) throw new Error(`The picture '${id}' has no files yet: put media/masters/${id}.jpg there and build again.`);
  const inFormat = (format: 'avif' | 'webp'): Rendition[] =>
    made.files.filter((f) => f.format === format).map((f) => ({ src: `/pictures/${f.file}`, width: f.width }));
  return {
    id,
    alt: entry.alt,
    width: made.width,
    height: made.height,
    ground: made.ground,
    focus: focusOf(entry),
    avif: inFormat('avif'),
    webp: inFormat('webp'),
  };
}

/** What search engines are told about a picture: what it shows, in the words of its caption where it has one, and who made it. */
export function pictureFacts(id: string): { caption: string; credit: string } {
  const entry = entryOf(id);
  return { caption: entry.caption ?? entry.alt, credit: entry.credit ?? studioCredit };
}

/** The same entity with its picture in place of the picture's id. */
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

/** '25 50' as numbers; the schema allows only steps that the style sheet has. */
function focusOf({ focus }: PictureEntry): Focus {
  const [x, y] = focus.split(' ').map(Number) as [Focus['x'], Focus['y']];
  return { x, y };
}
