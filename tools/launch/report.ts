import { isCalendarDay } from '#utils/dates.ts';
import type { Acceptance } from './accepted.ts';
import { groups, type LaunchGroup, type LaunchItem } from './item.ts';

export interface LaunchReport {
  /** Items that are neither fixed nor accepted. */
  open: readonly LaunchItem[];
  /** Acceptances of open items whose value has changed since, by key. */
  outdated: ReadonlyMap<string, Acceptance>;
  /** Mistakes in the list of acceptances. They block the launch too. */
  faults: readonly string[];
  /** Keys of acceptances whose item no longer exists. */
  unused: readonly string[];
  accepted: number;
}

/** Compares the items with what the school has accepted. An acceptance without a name or a day does not count. */
export function launchReport(items: readonly LaunchItem[], acceptances: readonly Acceptance[]): LaunchReport {
  const faults = acceptances.flatMap((acceptance, index) => acceptanceFaults(acceptance, acceptances.slice(0, index)));
  const validAcceptances = acceptances.filter((acceptance) => acceptanceFaults(acceptance, []).length === 0);
  const isAccepted = (item: LaunchItem) =>
    !item.blocking && validAcceptances.some(({ key, value }) => key === item.key && value === item.value);
  const keys = new Set(items.map(({ key }) => key));
  const open = items.filter((item) => !isAccepted(item));
  const openKeys = new Set(open.map(({ key }) => key));
  return {
    open,
    outdated: new Map(validAcceptances.filter(({ key }) => openKeys.has(key)).map((acceptance) => [acceptance.key, acceptance])),
    faults,
    unused: acceptances.map(({ key }) => key).filter((key) => !keys.has(key)),
    accepted: items.filter(isAccepted).length,
  };
}

function acceptanceFaults({ key, person, date }: Acceptance, earlierAcceptances: readonly Acceptance[]): string[] {
  return [
    ...(person.trim() === '' ? [`'${key}' is accepted without a name: write one in 'person'.`] : []),
    ...(isCalendarDay(date) ? [] : [`'${key}' is accepted on '${date}': write a day such as 2026-12-01.`]),
    ...(earlierAcceptances.some((acceptance) => acceptance.key === key)
      ? [`'${key}' is accepted twice: delete one of the lines.`]
      : []),
  ];
}

/** Width of the key column in characters. */
const keyColumnWidth = 42;

/** Whether the site may be published. */
export const mayLaunch = ({ open, faults }: LaunchReport): boolean =>
  open.every(({ reminder }) => reminder) && faults.length === 0;

/** Formats the report for a terminal. `full` lists every place of items that have many. */
export function writeReport(report: LaunchReport, full: boolean): string {
  const { open, outdated, faults, unused, accepted } = report;
  const lines: string[] = [];
  for (const group of Object.keys(groups) as LaunchGroup[]) {
    const items = open.filter((item) => item.group === group);
    const { title, advice } = groups[group];
    const heading = [`${title} (${items.length})`, advice, ''];
    if (items.length > 0) lines.push(...heading, ...items.flatMap((item) => itemLines(item, full, outdated.get(item.key))), '');
  }
  if (faults.length > 0) lines.push(...titledList('Faults in tools/launch/accepted.ts', faults));
  if (unused.length > 0) {
    lines.push(...titledList('Accepted, but no longer there; delete the lines from tools/launch/accepted.ts', unused));
  }
  lines.push(
    mayLaunch(report)
      ? `${open.length === 0 ? 'No open items' : 'Only reminders are open'}; ${accepted} accepted. The site may go live.`
      : `${open.length} open, ${accepted} accepted. Fix each, or accept it by its key in tools/launch/accepted.ts, with a name and a day.`,
  );
  if (open.length > 0) lines.push('To print the lines that accept them: npm run launch-check -- --lines');
  if (!full && open.some(({ places }) => places)) lines.push('To list every place: npm run launch-check -- --full');
  return `${lines.join('\n')}\n`;
}

/** Returns an item's lines: its key in the first column, everything else in the second. */
function itemLines(
  { key, summary, value, fix, blocking, reminder, places = [] }: LaunchItem,
  full: boolean,
  outdatedAcceptance?: Acceptance,
): string[] {
  const indent = ' '.repeat(keyColumnWidth);
  return [
    `  ${key.padEnd(keyColumnWidth - 2)}${summary}`,
    ...(outdatedAcceptance
      ? [
          `${indent}Accepted by ${outdatedAcceptance.person} on ${outdatedAcceptance.date} as ‘${outdatedAcceptance.value}’; now it is ‘${value}’.`,
        ]
      : []),
    ...(fix ? [`${indent}${fix}`] : []),
    ...(blocking ? [`${indent}It can’t be accepted, only fixed.`] : []),
    ...(reminder ? [`${indent}It does not block the launch.`] : []),
    ...(full ? places.map((place) => `${indent}- ${place}`) : []),
  ];
}

/** Returns the lines for tools/launch/accepted.ts that accept all open items, without name and day. */
export function acceptanceLines({ open }: LaunchReport): string {
  const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return open
    .filter(({ blocking }) => !blocking)
    .map(({ key, value }) => `  { key: '${key}', value: ${quoted(value)}, person: '', date: '' },\n`)
    .join('');
}

function titledList(title: string, lines: readonly string[]): string[] {
  return [title, '', ...lines.map((line) => `  - ${line}`), ''];
}
