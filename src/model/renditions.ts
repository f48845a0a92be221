import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ground } from './picture-data.ts';

/** The files that were made of each picture's master, by the picture's id. Sizes in pixels and bytes; width and height are the master's own. */
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

/** Where renditions are: in the repository (`npm run media`), or in the cache of builds, which make what the repository lacks. */
export const renditionStores = {
  repository: { manifest: 'media/renditions.json', folder: 'public/pictures' },
  cache: { manifest: '.cache/renditions/manifest.json', folder: '.cache/renditions/pictures' },
} as const;
export type RenditionStore = keyof typeof renditionStores;

/** Reads the manifest of one store of the project at `root`; an empty one where there is none. */
export function readManifest(root: string, store: RenditionStore): RenditionManifest {
  const file = join(root, renditionStores[store].manifest);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RenditionManifest) : {};
}

/** Reads what there is of each picture. The cache holds only pictures that the repository's files are not right for. */
export const readRenditions = (root: string): RenditionManifest => ({
  ...readManifest(root, 'repository'),
  ...readManifest(root, 'cache'),
});
