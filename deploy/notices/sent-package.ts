/** A package that reaches visitors, with the licence that it asks to travel along. */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where in the site a package's code or letters are. */
export type Place = 'scripts' | 'styles' | 'pages' | 'worker' | 'fonts';

export interface SentPackage {
  name: string;
  version: string;
  /** By its SPDX name. */
  licence: string;
  places: readonly Place[];
  /** Its licence files, word for word. */
  text: string;
}

/** Vite's file goes on with the licences of what is bundled into Vite itself, which stays here. */
const ofTheTool = /^#+ Licenses of bundled dependencies$/m;

/**
 * Reads a package from its folder. Throws where it names no licence or has no licence file: such a package may not be sent.
 */
export async function readSentPackage(folder: string, places: readonly Place[]): Promise<SentPackage> {
  const { name, version, license } = await readManifest(folder);
  if (typeof license !== 'string') throw new Error(`${name} is sent to visitors and names no licence: take another package.`);
  const files = (await readdir(folder)).filter((file) => /licen[cs]e|^notice|^copying/i.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const text = texts.map((one) => (one.split(ofTheTool)[0] ?? '').replaceAll('\r\n', '\n').trim()).join('\n\n');
  if (text === '') throw new Error(`${name} is sent to visitors and has no licence file to send with it: take another package.`);
  return { name, version, licence: license, places: [...places].sort(), text };
}

/** A package with all that it is built on, each by its folder. */
export async function withDependencies(folder: string): Promise<string[]> {
  const { dependencies = {} } = await readManifest(folder);
  const below = await Promise.all(
    Object.keys(dependencies).map(async (name) => withDependencies(await packageFolder(name, folder))),
  );
  return [folder, ...below.flat()];
}

/** The folder of a package as a file in another folder would find it. Throws where it is not installed. */
export async function packageFolder(name: string, from: string): Promise<string> {
  for (let at = from; at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    const found = await readManifest(folder).catch(() => null);
    if (found) return folder;
  }
  throw new Error(`${name} is not installed.`);
}

interface Manifest {
  name: string;
  version: string;
  license?: unknown;
  dependencies?: Readonly<Record<string, string>>;
}

const readManifest = async (folder: string) => JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
