/** What the desk's first page shows. */

import { type Content, readContent } from '#model/read-content.ts';
import { readSettings } from '#model/settings.ts';
import { problemText } from '#model/yaml-file.ts';
import { accepted } from '../tools/launch/accepted.ts';
import { groups, type LaunchGroup } from '../tools/launch/item.ts';
import { launchReport } from '../tools/launch/report.ts';
import { type Change, changes, labelsOf } from './changes.ts';
import { allEntries, type Entry } from './entries.ts';
import { hasRemote, unsent } from './publish.ts';

export interface DeskState {
  problems: readonly string[];
  changes: readonly Change[];
  /** Whether what is kept is also sent somewhere. */
  remote: boolean;
  /** How many commits are kept here and not sent yet. */
  unsent: number;
  entries: readonly Omit<Entry, 'data'>[];
  launch: readonly { title: string; advice: string; items: readonly { what: string; mend: string }[] }[];
  unusedTokens: readonly string[];
}

/** Reads it all anew. Never throws for what is wrong in the content. */
export async function deskState(root: string): Promise<DeskState> {
  const { content, problems, unusedTokens } = readContent(root);
  const open = content ? await openItems(content) : [];
  return {
    problems: problems.map((problem) => problemText({ ...problem, field: labelsOf(problem.file, problem.field) })),
    changes: changes(root),
    remote: hasRemote(root),
    unsent: unsent(root),
    entries: allEntries(root).map(({ data: _, ...entry }) => entry),
    launch: (Object.keys(groups) as LaunchGroup[]).flatMap((group) => {
      const items = open.filter((item) => item.group === group).map(({ what, mend = '' }) => ({ what, mend }));
      return items.length > 0 ? [{ ...groups[group], items }] : [];
    }),
    unusedTokens,
  };
}

/** What is still to do before the launch. Imported late: the list stops at content with problems, which are shown instead. */
async function openItems(content: Content) {
  const { launchItems } = await import('../tools/launch/items.ts');
  return launchReport(launchItems(readSettings(content.school, process.env), content), accepted).open;
}

// Run by itself (server.ts), it prints the state of the folder it is run in.
if (import.meta.main) process.stdout.write(JSON.stringify(await deskState(process.cwd())));
