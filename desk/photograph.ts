/** A photograph from the desk becomes a picture of the site: master, entry and the files for the pages, all or nothing. */
import sharp from 'sharp';
import { parse } from 'yaml';
import { leastWidths } from '#schemas/entities.ts';
import { makePictures } from '../tools/pictures.ts';
import { put, Refusal, take } from './files.ts';
import { mergeYaml } from './merge-yaml.ts';
import { masterOf, saveChecked } from './save.ts';

/** No place shows more; a camera's own file has several times as many. */
const mostWidth = 3840;

/** Takes in a photograph with the words that the desk asked for. Throws a Refusal that names the mend. */
export async function takeInPhotograph(root: string, sent: FormData): Promise<string> {
  const text = (name: string) => String(sent.get(name) ?? '').trim();
  const file = `src/content/pictures/${text('id')}.yaml`;
  const photograph = sent.get('photograph');
  if (!(photograph instanceof File) || photograph.size === 0) throw new Refusal('Choose the file of the photograph.');
  const before = take(root, file);
  const old = (parse(String(before ?? '{}')) ?? {}) as Record<string, unknown>;
  if (old.kind === 'artwork' && text('alt') === old.alt)
    throw new Refusal('What is to be seen: these words are of the old picture. Write what the photograph shows.');
  const { caption: _, ...kept } = old;
  const entry = {
    ...kept,
    kind: 'photograph',
    alt: text('alt'),
    ...(text('caption') ? { caption: text('caption') } : {}),
    credit: text('credit'),
    focus: text('focus') || '50 50',
    place: old.place ?? text('place'),
  };
  const least = leastWidths[entry.place as keyof typeof leastWidths] ?? 0;
  const jpeg = await asMaster(Buffer.from(await photograph.arrayBuffer()), least);
  const master = masterOf(file);
  const oldMaster = take(root, master);
  saveChecked(root, new Map([[file, mergeYaml(String(before ?? ''), entry)]]));
  try {
    put(root, master, jpeg);
    await makePictures(root);
  } catch (fault) {
    put(root, master, oldMaster);
    put(root, file, before);
    throw new Refusal((fault as Error).message);
  }
  return `The photograph stands in its place now: ${text('id')}.`;
}

const unreadable = new Refusal(
  'The file can’t be read as a photograph: send a JPEG, PNG or WebP. A phone’s HEIC is to be exported as JPEG.',
);

/** Upright, in the web's colours, without what the camera wrote into it (where it was taken, for one). */
async function asMaster(bytes: Buffer, least: number): Promise<Buffer> {
  const picture = sharp(bytes, { failOn: 'error' });
  const { autoOrient, format } = await picture.metadata().catch(() => {
    throw unreadable;
  });
  if (!['jpeg', 'png', 'webp'].includes(format)) throw unreadable;
  if (autoOrient.width < least)
    throw new Refusal(
      `The photograph is ${autoOrient.width} pixels wide, and its place on the site needs ${least}: take the camera’s own file, not one from a messenger.`,
    );
  return picture
    .autoOrient()
    .resize({ width: mostWidth, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => {
      throw new Refusal('The file breaks off before its end: copy it again from the camera or the phone.');
    });
}
