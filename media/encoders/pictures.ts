/** Generates the files of pictures. A build generates missing files, so a new photograph needs no command. */
import { join } from 'node:path';
import { readValidContent } from '#model/read-content.ts';
import { type RenditionManifest, renditionStores } from '#model/renditions.ts';
import { type EncodeOptions, updateStore } from './generated-files.ts';
import { makeRenditions } from './renditions.ts';

/** Generates the files of all pictures with a new or changed master, and writes the store's manifest. */
export const makePictures = (root: string, options: EncodeOptions = {}): Promise<void> =>
  updateStore<RenditionManifest>(root, renditionStores, options, (stores) =>
    makeRenditions(readValidContent(root).pictures, join(root, 'media/masters'), stores, options.report),
  );
