/** Licences of third-party code and fonts that visitors receive. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath } from '../project.ts';

/** A package and its licence, in the format of Vite's list (`build.license`). */
export interface Licence {
  name: string;
  version: string;
  /** SPDX identifier. */
  identifier?: string;
  text?: string;
}

/** Vite's licence file continues with the licences of packages bundled into Vite itself, which are not published. */
const bundledIntoVite = /^#+ Licenses of bundled dependencies$/m;

/** Returns the licence of an installed package. */
export async function licenceOf(name: string): Promise<Licence> {
  const folder = projectPath(`node_modules/${name}`);
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && (await readFile(join(folder, file), 'utf8')).split(bundledIntoVite)[0]?.trim();
  return { name, version, identifier: license, ...(text && { text }) };
}

/**
 * Returns all licences as the content of a text file: a list of the packages, then each licence text once with its packages. Throws if a
 * package names no licence or has no licence file, because such a package may not be published.
 */
export function licencesText(licences: readonly Licence[]): string {
  const sorted = [...new Map(licences.map((licence) => [title(licence), licence])).entries()]
    .sort()
    .map(([, licence]) => licence);
  for (const { name, identifier, text } of sorted)
    if (!identifier || !text)
      throw new Error(
        `${name} is sent to visitors and names no licence or contains no licence file: replace it with another package.`,
      );
  const texts = Map.groupBy(sorted, ({ text }) => text?.replaceAll('\r\n', '\n'));
  return `${[
    'Third-party code and fonts on this site, with their licences.',
    sorted.map((licence) => `${title(licence)} (${licence.identifier})`).join('\n'),
    ...[...texts].map(([text, packages]) => `${'-'.repeat(72)}\n${packages.map(title).join('\n')}\n\n${text}`),
  ].join('\n\n')}\n`;
}

const title = ({ name, version }: Licence) => `${name} ${version}`;
