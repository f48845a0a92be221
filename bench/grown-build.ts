import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
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

/** Builds a copy of the project with so many more programme pages, and five hundred events, and throws where the build fails. */
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

/** How many events each grown site has beside its own. */
const events = 500;

/** Writes programmes and events into the copy: each is one of the real ones under an address and a title of its own. */
async function grow(copy: string, pages: number): Promise<void> {
  const content = join(copy, 'src/content');
  // The answers that name every fee have no room for hundreds.
  for (const name of ['questions/fees.yaml', 'schools/paramedical.yaml']) {
    const file = join(content, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace('{{everyFee}}', 'Each stands on the page of its programme.'));
  }
  await multiply(join(content, 'programmes'), pages, (programme, index) => {
    const name = `${programme.shortName} ${index}`;
    const meta = { ...(programme.meta as Fields), title: `${name} | PUNDIR` };
    // No real programme leads to two.
    return { ...programme, meta, shortName: name, fullName: `${programme.fullName} ${index}`, fee: 50_000, from: undefined };
  });
  await multiply(join(content, 'events'), events, (event, index) => ({ ...event, title: `${event.title} ${index}` }));
}

type Fields = Readonly<Record<string, unknown>>;

/** Writes so many files more into a folder of the content, made of those that are there, one after the other. */
async function multiply(folder: string, count: number, make: (one: Fields, index: number) => Fields): Promise<void> {
  const names = await readdir(folder);
  const real = await Promise.all(names.map(async (name) => parse(await readFile(join(folder, name), 'utf8')) as Fields));
  for (const index of Array(count).keys()) {
    const grown = make(real[index % real.length] as Fields, index);
    await writeFile(join(folder, `grown-${index}.yaml`), stringify(grown));
  }
}

/** Runs a Node program in the copy; it tells on its way out what it used. */
async function timed(copy: SiteCopy, ...args: string[]): Promise<Cost & { memoryMB: number; said: string }> {
  const { status, said, ms } = await copy.run(['--import', usage, ...args]);
  const used = /USED (\{.*\})/.exec(said)?.[1];
  if (status !== 0 || !used) throw new Error(`${args.join(' ')} ended with ${status}:\n${said.slice(-3000)}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(used) as NodeJS.ResourceUsage;
  return { ms, cpuMs: (userCPUTime + systemCPUTime) / 1000, memoryMB: Math.round(maxRSS / 1024), said };
}
