import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../deploy/project.ts';
import { astro, copySite, type SiteCopy } from '../scripts/site-copy.ts';
import { watchCores } from './other-work.ts';

/** What a part of the build took. */
export interface Cost {
  ms: number;
  /** Processor time, which other work on the machine does not lengthen. */
  cpuMs: number;
}

/** What one build of a grown site cost. */
export interface GrowthResult {
  /** Generated programme pages, beside the site's own. */
  pages: number;
  /** The pages and all that is written beside them, without the social cards. */
  building: Cost;
  cards: Cost;
  compression: Cost;
  /** The most memory that the build held. */
  memoryMB: number;
  /** The share of all cores that other programs had while the pages were built. */
  others: number;
}

export type Part = 'building' | 'cards' | 'compression';

/** What each page cost that one build has more than another. */
export function costBetween(less: GrowthResult, more: GrowthResult, part: Part): Cost {
  const each = (kind: keyof Cost) => (more[part][kind] - less[part][kind]) / (more.pages - less.pages);
  return { ms: each('ms'), cpuMs: each('cpuMs') };
}

const usage = inProject('bench/tell-usage.ts');

/** Builds a copy of the project with so many more programme pages, and throws where the build fails. */
export async function buildWithPages(pages: number): Promise<GrowthResult> {
  const copy = await copySite({ ownCache: true });
  try {
    await grow(copy.folder, pages);
    const othersThen = watchCores();
    const build = await timed(copy, astro, 'build');
    const others = othersThen(build.cpuMs);
    const [, ms, cpuMs] = /social cards in (\d+) ms, (\d+) ms of processor time/.exec(build.said)?.map(Number) ?? [];
    if (ms === undefined || cpuMs === undefined) throw new Error('The build does not say what its social cards took.');
    const built = Number(/(\d+) pages checked/.exec(build.said)?.[1]);
    if (!(built > pages)) throw new Error(`The build has ${built} pages and should have ${pages} more than its own.`);
    const compression = await timed(copy, join(copy.folder, 'scripts/compress.ts'));
    return {
      pages,
      building: { ms: Math.round(build.ms - ms), cpuMs: Math.round(build.cpuMs - cpuMs) },
      cards: { ms, cpuMs },
      compression: { ms: Math.round(compression.ms), cpuMs: Math.round(compression.cpuMs) },
      memoryMB: build.memoryMB,
      others,
    };
  } finally {
    await copy.remove();
  }
}

/** Writes the generated programmes into the copy: each is one of the real ones under an address and a title of its own. */
async function grow(copy: string, pages: number): Promise<void> {
  const ids = `Array.from({ length: ${pages} }, (_, index) => \`grown-\${index}\`)`;
  await edit(copy, 'src/content/programmes/programmes.ts', 'export const programmes =', 'const real =', [
    'const grown = (id: string, index: number) => {',
    '  const one = Object.values(real)[index % 12]!;',
    '  const meta = { title: one.meta.title + index, description: one.meta.description + index };',
    '  return [id, { ...one, id, meta, shortName: one.shortName + index, fullName: one.fullName + index }];',
    '};',
    `export const programmes = { ...real, ...Object.fromEntries(${ids}.map(grown)) } as typeof real;`,
  ]);
  await edit(copy, 'src/lib/routes.ts', 'export const routes =', 'const listed =', [], 'export type RouteId', [
    `const grown = ${ids}.map((id) => [id, programme(id, id)]);`,
    'export const routes = { ...listed, ...Object.fromEntries(grown) } as typeof listed;',
  ]);
  await edit(copy, 'src/content/fees.ts', 'export const annualFees', 'const printed', [], '/** What a family pays once', [
    `export const annualFees = { ...printed, ...Object.fromEntries(${ids}.map((id) => [id, 50000])) } as typeof printed;`,
  ]);
}

/** Puts a word in the place of another in a file of the copy, and lines at its end or before a mark. */
async function edit(
  copy: string,
  name: string,
  old: string,
  by: string,
  end: string[],
  mark = '',
  before: string[] = [],
): Promise<void> {
  const file = join(copy, name);
  const text = await readFile(file, 'utf8');
  if (!text.includes(old) || !text.includes(mark))
    throw new Error(`${name} has changed: bench/grown-build.ts looks for '${old}' and '${mark}'.`);
  const changed = text.replace(old, by);
  await writeFile(file, `${mark ? changed.replace(mark, `${before.join('\n')}\n\n${mark}`) : changed}\n${end.join('\n')}\n`);
}

/** Runs a Node program in the copy; it tells on its way out what it used. */
async function timed(copy: SiteCopy, ...args: string[]): Promise<Cost & { memoryMB: number; said: string }> {
  const { status, said, ms } = await copy.run(['--import', usage, ...args]);
  const used = /USED (\{.*\})/.exec(said)?.[1];
  if (status !== 0 || !used) throw new Error(`${args.join(' ')} ended with ${status}:\n${said.slice(-3000)}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(used) as NodeJS.ResourceUsage;
  return { ms, cpuMs: (userCPUTime + systemCPUTime) / 1000, memoryMB: Math.round(maxRSS / 1024), said };
}
