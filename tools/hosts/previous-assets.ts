/** Keeps hashed files of previous builds available after a deployment, for pages that visitors still have open. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentType } from '../../publish/media-types.ts';

/** Folders whose file names contain a content hash. */
const hashedFolders = ['assets', 'pictures', 'films'];

/** Published list of hashed files, each with the date of the last build that produced it: `{ "assets/faq.4f0c.js": "2026-11-26" }`. */
export const manifestName = 'asset-manifest.json';

/** Days that a file stays available after the last build that produced it. */
export const retentionDays = 14;

interface NewDeployment {
  /** Origin of the site that is live now: `https://www.school.example`. */
  origin: string;
  /** Folder of the build that will replace it. */
  folder: string;
  now: Date;
}

/**
 * Downloads the hashed files of previous builds into a new build and writes its manifest. Returns the paths that were copied and those that
 * failed. Never throws for an unreachable site or a missing manifest, so that it can't block a deployment.
 */
export async function keepPreviousAssets({
  origin,
  folder,
  now,
}: NewDeployment): Promise<{ copied: string[]; failed: string[] }> {
  const [copied, failed]: [string[], string[]] = [[], []];
  const today = now.toISOString().slice(0, 10);
  const manifest = new Map((await listHashedFiles(folder)).map((path) => [path, today]));
  for (const [path, lastBuilt] of Object.entries(await fetchManifest(origin))) {
    const age = now.getTime() - Date.parse(lastBuilt);
    if (manifest.has(path) || !isHashedFile(path) || !(age <= retentionDays * 86_400_000)) continue;
    const bytes = await download(origin, path);
    if (bytes === null) {
      failed.push(path);
      continue;
    }
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
    manifest.set(path, lastBuilt);
    copied.push(path);
  }
  await writeFile(join(folder, manifestName), `${JSON.stringify(Object.fromEntries(manifest), null, 1)}\n`);
  return { copied, failed };
}

/** Returns the paths of hashed files in a build, without their compressed copies. */
async function listHashedFiles(folder: string): Promise<string[]> {
  const folders = hashedFolders.filter((name) => existsSync(join(folder, name)));
  const paths = await Promise.all(
    folders.map(async (name) => (await readdir(join(folder, name))).map((file) => `${name}/${file}`)),
  );
  return paths.flat().filter((path) => isHashedFile(path) && !/\.(br|gz)$/.test(path));
}

/** The manifest comes from the network: only paths directly inside the hashed folders may be written. */
const isHashedFile = (path: string): boolean => new RegExp(`^(${hashedFolders.join('|')})/\\w[\\w.-]*$`).test(path);

async function fetchManifest(origin: string): Promise<Record<string, string>> {
  try {
    return JSON.parse((await download(origin, manifestName))?.toString() ?? '{}');
  } catch {
    return {};
  }
}

/** Downloads a file. Returns null unless the response is a file of the expected type. */
async function download(origin: string, path: string): Promise<Buffer | null> {
  try {
    const response = await fetch(`${origin}/${path}`, { redirect: 'error', signal: AbortSignal.timeout(30_000) });
    const [type] = (response.headers.get('content-type') ?? '').split(/\s*;/);
    if (!response.ok || type !== contentType(path).split(';')[0]) return null;
    return Buffer.from(await response.arrayBuffer());
  } catch {
    return null;
  }
}
