/** Changes to an announced event that calendars would miss stop the build. They are found in the git history. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announcedEventFault } from '#model/announced-event.ts';
import { eventHistoryFaults } from '../../publish/event-history.ts';

const event = `title: Open Day
status: scheduled
starts: 2026-12-12T10:00
ends: 2026-12-12T15:00
announced: 2026-11-20
location: The main hall
`;
const today = '2026-11-26';
const edited = (...edits: [string, string][]) =>
  edits.reduce((text, [search, replacement]) => text.replace(search, replacement), event);
const earlierDate = 'announced: 2026-11-20\nearlierDates:\n  - starts: 2026-12-12T10:00\n    changed: 2026-11-26';
const changedToday = 'changed:\n  - 2026-11-26\nannounced';
const cancelled = edited(['scheduled', 'cancelled\nstatusSince: 2026-11-22']);
const findFault = (current: string | undefined, published = event) =>
  announcedEventFault(current, [{ committed: '2026-11-22', text: published }], today)?.message;

test.each<[string, string | undefined, RegExp, string?]>([
  ['a new day', edited(['starts: 2026-12-12', 'starts: 2026-12-19']), /^was announced as 2026-12-12T10:00, .*status moved/],
  ['a new end time', edited(['T15:00', 'T16:00']), /^was announced as 2026-12-12T15:00, .*2026-11-26 to “Other changes”/],
  ['a new location', edited(['The main hall', 'The garden']), /^was announced as The main hall/],
  ['a new day without the earlier date', edited(['12T10', '13T10'], ['announced', changedToday]), /status moved/],
  ['a deleted event', undefined, /deleted or renamed.*status cancelled .* 2026-11-26/],
  ['a revoked cancellation', event, /^was postponed or cancelled.*to “Other changes”/, cancelled],
  [
    'removed earlier dates',
    event,
    /^has fewer entries under “Earlier dates” \(earlierDates\) and “Other changes”/,
    edited(['announced: 2026-11-20', earlierDate]),
  ],
])('%s stops the build', (_, current, message, published) => expect(findFault(current, published)).toMatch(message));

test.each<[string, string | undefined, string?]>([
  ['a new title', edited(['Open Day', 'Open House'])],
  ['the same day in another notation', edited(['12T10', '12 10'])],
  [
    'a move with its earlier date',
    edited(['starts: 2026-12-12', 'starts: 2026-12-19'], ['announced: 2026-11-20', earlierDate], ['scheduled', 'moved']),
  ],
  ['a cancellation', edited(['scheduled', 'cancelled\nstatusSince: 2026-11-26'])],
  ['a new location with the day of the change', edited(['The main hall', 'The garden'], ['announced', changedToday])],
  [
    'a change before the announcement',
    edited(['starts: 2026-12-12', 'starts: 2026-12-19'], ['announced: 2026-11-20', 'announced: 2026-11-25']),
  ],
  ['the deletion of a past event', undefined, event.replaceAll('2026-12-12', '2026-11-24')],
  ['the deletion of a cancelled event', undefined, cancelled],
])('the build accepts %s', (_, current, published) => expect(findFault(current, published)).toBeUndefined());

describe('the git history', () => {
  let root = '';
  const file = () => join(root, 'src/content/events/open-day.yaml');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.in', ...args], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-21T10:00:00+05:30' },
    });
  const commit = (text: string) => {
    writeFileSync(file(), text);
    git('add', '.');
    git('commit', '-q', '-m', 'event');
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'history-'));
    mkdirSync(join(root, 'src/content/events'), { recursive: true });
    git('init', '-q', '-b', 'main');
    commit(event);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const moved = edited(['starts: 2026-12-12', 'starts: 2026-12-19']);
  const fault = { file: 'src/content/events/open-day.yaml', line: 3, field: 'starts', message: expect.stringMatching(/moved/) };

  test('reveals a change before it is committed, afterwards, and after a further commit', () => {
    expect(eventHistoryFaults(root, today)).toEqual([]);
    writeFileSync(file(), moved);
    expect(eventHistoryFaults(root, today)).toEqual([fault]);
    commit(moved);
    commit(moved.replace('Open Day', 'Open House'));
    expect(eventHistoryFaults(root, today)).toEqual([fault]);
  });

  test('reveals a deleted file', () => {
    git('rm', '-q', 'src/content/events/open-day.yaml');
    git('commit', '-q', '-m', 'delete');
    expect(eventHistoryFaults(root, today)).toEqual([
      { ...fault, line: 1, field: '', message: expect.stringMatching(/deleted/) },
    ]);
  });

  test('omits a change that was reverted on its branch before the merge', () => {
    git('checkout', '-q', '-b', 'draft');
    commit(moved);
    commit(`${event}featured: true\n`);
    git('checkout', '-q', 'main');
    git('merge', '-q', '--no-ff', '-m', 'merge', 'draft');
    expect(eventHistoryFaults(root, today)).toEqual([]);
  });
});
