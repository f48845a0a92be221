/** Licences of third-party code and fonts that visitors receive. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../project.ts';

/** A package that is sent, with its licence: as Vite writes its list (`build.license`). */
export interface Licence {
  name: string;
  version: string;
  /** SPDX identifier. */
  identifier?: string;
  text?: string;
}

/** Vite's file goes on with the licences of what is bundled into Vite itself, which stays here. */
const ofTheTool = /^#+ Licenses of bundled dependencies$/m;

/** The licence of an installed package that no bundle names. */
export async function licenceOf(name: string): Promise<Licence> {
  const folder = inProject(`node_modules/${name}`);
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  const text = file && (await readFile(join(folder, file), 'utf8')).split(ofTheTool)[0]?.trim();
  return { name, version, identifier: license, ...(text && { text }) };
}

/**
 * All licences as a text file: a list, then each text once with the packages that it is of. Throws where a package names no licence or has
 * no licence file: such a package may not be sent.
 */
export function licencesText(found: readonly Licence[]): string {
  const sorted = [...new Map(found.map((one) => [title(one), one])).entries()].sort().map(([, one]) => one);
  for (const { name, identifier, text } of sorted)
    if (!identifier || !text)
      throw new Error(`${name} is sent to visitors and has no licence to send with it: take another package.`);
  const texts = Map.groupBy(sorted, ({ text }) => text?.replaceAll('\r\n', '\n'));
  return `${[
    'What others wrote and this site sends, each with its licence.',
    sorted.map((one) => `${title(one)} (${one.identifier})`).join('\n'),
    ...[...texts].map(([text, of]) => `${'-'.repeat(72)}\n${of.map(title).join('\n')}\n\n${text}`),
  ].join('\n\n')}\n`;
}

const title = ({ name, version }: Licence) => `${name} ${version}`;
