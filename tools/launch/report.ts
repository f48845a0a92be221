import { isCalendarDay } from '#utils/dates.ts';
import type { Acceptance } from './accepted.ts';
import { groups, type LaunchGroup, type LaunchItem } from './item.ts';

export interface LaunchReport {
  /** What is still to be settled. */
  open: readonly LaunchItem[];
  /** By key, what was accepted of the open things while they were otherwise. */
  outdated: ReadonlyMap<string, Acceptance>;
  /** What is wrong in the list of acceptances; each of them holds the launch up too. */
  faults: readonly string[];
  /** Acceptances of what is no longer there. */
  idle: readonly string[];
  accepted: number;
}

/** Sets what there is to settle against what the school has accepted. An acceptance without a name or a day does not count. */
export function launchReport(items: readonly LaunchItem[], acceptances: readonly Acceptance[]): LaunchReport {
  const faults = acceptances.flatMap((acceptance, index) => acceptanceFaults(acceptance, acceptances.slice(0, index)));
  const sound = acceptances.filter((one) => acceptanceFaults(one, []).length === 0);
  const isAccepted = (item: LaunchItem) =>
    !item.blocking && sound.some(({ key, value }) => key === item.key && value === item.value);
  const keys = new Set(items.map(({ key }) => key));
  const open = items.filter((item) => !isAccepted(item));
  const openKeys = new Set(open.map(({ key }) => key));
  return {
    open,
    outdated: new Map(sound.filter(({ key }) => openKeys.has(key)).map((one) => [one.key, one])),
    faults,
    idle: acceptances.map(({ key }) => key).filter((key) => !keys.has(key)),
    accepted: items.filter(isAccepted).length,
  };
}

function acceptanceFaults({ key, by, on }: Acceptance, before: readonly Acceptance[]): string[] {
  return [
    ...(by.trim() === '' ? [`'${key}' is accepted by nobody: write a name into 'by'.`] : []),
    ...(isCalendarDay(on) ? [] : [`'${key}' is accepted on '${on}': write a day such as 2026-12-01.`]),
    ...(before.some((one) => one.key === key) ? [`'${key}' is accepted twice: take one of the lines out.`] : []),
  ];
}

/** Where the text begins, in characters. */
const keyColumn = 42;

/** Whether the site may go live, or what is live be published anew. */
export const mayLaunch = ({ open, faults }: LaunchReport): boolean =>
  open.every(({ reminder }) => reminder) && faults.length === 0;

/** The report as a person reads it in a terminal. `full`: with every place of items that have many. */
export function writeReport(report: LaunchReport, full: boolean): string {
  const { open, outdated, faults, idle, accepted } = report;
  const lines: string[] = [];
  for (const group of Object.keys(groups) as LaunchGroup[]) {
    const items = open.filter((item) => item.group === group);
    const { title, advice } = groups[group];
    const heading = [`${title} (${items.length})`, advice, ''];
    if (items.length > 0) lines.push(...heading, ...items.flatMap((item) => itemLines(item, full, outdated.get(item.key))), '');
  }
  if (faults.length > 0) lines.push(...titled('Faults in tools/launch/accepted.ts', faults));
  if (idle.length > 0) {
    lines.push(...titled('Accepted, but no longer there; the lines can go from tools/launch/accepted.ts', idle));
  }
  lines.push(
    mayLaunch(report)
      ? `${open.length === 0 ? 'Nothing is left to settle' : 'Nothing else is left to settle'}; ${accepted} accepted. The site may go live.`
      : `${open.length} to settle, ${accepted} accepted. Mend each, or accept it by its key in tools/launch/accepted.ts, with who and when.`,
  );
  if (open.length > 0) lines.push('The lines to accept them with: npm run launch-check -- --lines');
  if (!full && open.some(({ places }) => places)) lines.push('Every single place: npm run launch-check -- --full');
  return `${lines.join('\n')}\n`;
}

/** The key in a column of its own, what follows beneath what is said of it. */
function itemLines(
  { key, what, value, mend, blocking, reminder, places = [] }: LaunchItem,
  full: boolean,
  before?: Acceptance,
): string[] {
  const beside = ' '.repeat(keyColumn);
  return [
    `  ${key.padEnd(keyColumn - 2)}${what}`,
    ...(before ? [`${beside}Accepted by ${before.by} on ${before.on} as ‘${before.value}’; now it is ‘${value}’.`] : []),
    ...(mend ? [`${beside}${mend}`] : []),
    ...(blocking ? [`${beside}Accepting it is not enough.`] : []),
    ...(reminder ? [`${beside}It holds nothing up.`] : []),
    ...(full ? places.map((place) => `${beside}- ${place}`) : []),
  ];
}

/** What to write into tools/launch/accepted.ts for all that is open: a name and a day are to be filled in. */
export function acceptanceLines({ open }: LaunchReport): string {
  const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return open
    .filter(({ blocking }) => !blocking)
    .map(({ key, value }) => `  { key: '${key}', value: ${quoted(value)}, by: '', on: '' },\n`)
    .join('');
}

function titled(title: string, lines: readonly string[]): string[] {
  return [title, '', ...lines.map((line) => `  - ${line}`), ''];
}
