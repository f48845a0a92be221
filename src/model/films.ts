import { entryOf, projectRoot } from './content.ts';
import type { FilmData } from './picture-data.ts';
import { picture } from './pictures.ts';
import { type FilmManifest, readFilms } from './renditions.ts';

/** Read on the first call, because a build encodes new films after its configuration has loaded this module. */
let manifest: FilmManifest | undefined;

/** Returns a film for a component. Throws on an unknown id and on a film without files. */
export function filmOf(id: string): FilmData {
  const entry = entryOf('films', id);
  manifest ??= readFilms(projectRoot);
  const files = manifest[id];
  if (!files) throw new Error(`The film '${id}' has no files yet: put media/masters/films/${id}.mp4 there and build again.`);
  return {
    id,
    title: entry.title,
    description: entry.description,
    poster: picture(entry.poster),
    sources: [
      { src: `/films/${files.av1}`, type: `video/mp4; codecs="${files.codec}${files.sound ? ', opus' : ''}"` },
      { src: `/films/${files.h264}`, type: 'video/mp4' },
    ],
    captions: `/films/${files.captions}`,
    descriptions: entry.descriptions ? `/descriptions/${id}.vtt` : null,
    width: files.width,
    height: files.height,
    seconds: files.seconds,
    // Search engines require a time with an offset.
    published: `${entry.published}T00:00:00+05:30`,
    hasSound: files.sound,
  };
}
