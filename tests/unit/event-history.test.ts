/** Changes of an announced event that calendars would not hear of stop the build, found by the project's history. */
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
const edited = (...edits: [string, string][]) => edits.reduce((text, [find, by]) => text.replace(find, by), event);
const was = 'announced: 2026-11-20\nwas:\n  - starts: 2026-12-12T10:00\n    changed: 2026-11-26';
const changedToday = 'changed:\n  - 2026-11-26\nannounced';
const off = edited(['scheduled', 'cancelled\nsince: 2026-11-22']);
const faultOf = (now: string | undefined, published = event) =>
  announcedEventFault(now, [{ committed: '2026-11-22', text: published }], today)?.says;

test.each<[string, string | undefined, RegExp, string?]>([
  ['another day', edited(['starts: 2026-12-12', 'starts: 2026-12-19']), /^was announced as 2026-12-12T10:00, .*status moved/],
  ['another end', edited(['T15:00', 'T16:00']), /^was announced as 2026-12-12T15:00, .*2026-11-26 to “Other changes”/],
  ['another place', edited(['The main hall', 'The garden']), /^was announced as The main hall/],
  ['another day without the earlier date', edited(['12T10', '13T10'], ['announced', changedToday]), /status moved/],
  ['a deleted event', undefined, /deleted or renamed.*status cancelled .* 2026-11-26/],
  ['a cancellation taken back', event, /^was postponed or cancelled.*to “Other changes”/, off],
  [
    'earlier dates taken out',
    event,
    /^has fewer entries under “Earlier dates” \(was\) and “Other changes”/,
    edited(['announced: 2026-11-20', was]),
  ],
])('calendars would not hear of %s', (_, now, says, published) => expect(faultOf(now, published)).toMatch(says));

test.each<[string, string | undefined, string?]>([
  ['another title', edited(['Open Day', 'Open House'])],
  ['the same day in another form', edited(['12T10', '12 10'])],
  [
    'a move with its earlier date',
    edited(['starts: 2026-12-12', 'starts: 2026-12-19'], ['announced: 2026-11-20', was], ['scheduled', 'moved']),
  ],
  ['a cancellation', edited(['scheduled', 'cancelled\nsince: 2026-11-26'])],
  ['another place with the day of the change', edited(['The main hall', 'The garden'], ['announced', changedToday])],
  [
    'a change before the announcement',
    edited(['starts: 2026-12-12', 'starts: 2026-12-19'], ['announced: 2026-11-20', 'announced: 2026-11-25']),
  ],
  ['the end of an event that is over', undefined, event.replaceAll('2026-12-12', '2026-11-24')],
  ['the end of an event that was cancelled', undefined, off],
])('the build accepts %s', (_, now, published) => expect(faultOf(now, published)).toBeUndefined());

describe('the history', () => {
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
  const fault = { file: 'src/content/events/open-day.yaml', line: 3, field: 'starts', says: expect.stringMatching(/moved/) };

  test('tells a change before it is committed and after, and after another commit too', () => {
    expect(eventHistoryFaults(root, today)).toEqual([]);
    writeFileSync(file(), moved);
    expect(eventHistoryFaults(root, today)).toEqual([fault]);
    commit(moved);
    commit(moved.replace('Open Day', 'Open House'));
    expect(eventHistoryFaults(root, today)).toEqual([fault]);
  });

  test('tells a deleted file', () => {
    git('rm', '-q', 'src/content/events/open-day.yaml');
    git('commit', '-q', '-m', 'gone');
    expect(eventHistoryFaults(root, today)).toEqual([{ ...fault, line: 1, field: '', says: expect.stringMatching(/deleted/) }]);
  });

  test('leaves out what a branch changed and changed back before it was merged', () => {
    git('checkout', '-q', '-b', 'draft');
    commit(moved);
    commit(`${event}featured: true\n`);
    git('checkout', '-q', 'main');
    git('merge', '-q', '--no-ff', '-m', 'merge', 'draft');
    expect(eventHistoryFaults(root, today)).toEqual([]);
  });
});
