/** Changes of an announced event of which calendars would not hear, found by the project's history. */
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
const published = [{ committed: '2026-11-21', text: event }];
const changed = (...edits: [string, string][]) => edits.reduce((text, [find, by]) => text.replace(find, by), event);
const says = (text: string | undefined, versions = published) => announcedEventFault(text, versions, today)?.says;
const was = 'announced: 2026-11-20\nwas:\n  - starts: 2026-12-12T10:00\n    changed: 2026-11-26';

describe('calendars would not hear of', () => {
  test.each<[string, string | undefined, RegExp]>([
    ['another day', changed(['starts: 2026-12-12', 'starts: 2026-12-19']), /^was announced as 2026-12-12T10:00, .*status moved/],
    ['another end', changed(['T15:00', 'T16:00']), /^was announced as 2026-12-12T15:00, .*2026-11-26 to “Other changes”/],
    ['another place', changed(['The main hall', 'The garden']), /^was announced as The main hall/],
    [
      'another day with a change, but not the earlier date',
      changed(['12T10', '13T10'], ['announced', 'changed:\n  - 2026-11-26\nannounced']),
      /status moved/,
    ],
    ['a deleted event', undefined, /deleted or renamed.*status cancelled .* 2026-11-26/],
  ])('%s', (_, text, expected) => expect(says(text)).toMatch(expected));

  test('a cancellation taken back, and earlier dates taken out', () => {
    const off = [{ committed: '2026-11-22', text: changed(['scheduled', 'cancelled\nsince: 2026-11-22']) }, ...published];
    expect(says(event, off)).toMatch(/^was postponed or cancelled.*to “Other changes”/);
    const moved = [{ committed: '2026-11-22', text: changed(['announced: 2026-11-20', was]) }];
    expect(says(event, moved)).toMatch(/^has fewer entries under “Earlier dates” \(was\) and “Other changes”/);
  });
});

describe('calendars hear of', () => {
  test.each<[string, string | undefined]>([
    ['nothing', event],
    ['a title', changed(['Open Day', 'Open House'])],
    ['a day in the other form', changed(['12T10', '12 10'])],
    [
      'a move with its earlier date',
      changed(['starts: 2026-12-12', 'starts: 2026-12-19'], ['announced: 2026-11-20', was], ['scheduled', 'moved']),
    ],
    ['a cancellation', changed(['scheduled', 'cancelled\nsince: 2026-11-26'])],
    [
      'another place, with the day of the change',
      changed(['The main hall', 'The garden'], ['announced', 'changed:\n  - 2026-11-26\nannounced']),
    ],
  ])('%s', (_, text) => expect(says(text)).toBeUndefined());

  test('what was not announced yet, is over, or was cancelled before it was deleted', () => {
    const later = changed(['starts: 2026-12-12', 'starts: 2026-12-19'], ['announced: 2026-11-20', 'announced: 2026-11-25']);
    expect(says(later)).toBeUndefined();
    const over = event.replaceAll('2026-12-12', '2026-11-24');
    expect(says(undefined, [{ committed: '2026-11-21', text: over }])).toBeUndefined();
    const off = [{ committed: '2026-11-22', text: changed(['scheduled', 'cancelled\nsince: 2026-11-22']) }];
    expect(says(undefined, off)).toBeUndefined();
  });
});

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

  const moved = changed(['starts: 2026-12-12', 'starts: 2026-12-19']);
  const told = [{ file: 'src/content/events/open-day.yaml', line: 3, field: 'starts', says: expect.stringMatching(/moved/) }];

  test('nothing is told of what stayed as it was', () => expect(eventHistoryFaults(root, today)).toEqual([]));

  test('a change is found before it is committed and after, and after another commit too', () => {
    writeFileSync(file(), moved);
    expect(eventHistoryFaults(root, today)).toEqual(told);
    commit(moved);
    expect(eventHistoryFaults(root, today)).toEqual(told);
    commit(moved.replace('Open Day', 'Open House'));
    expect(eventHistoryFaults(root, today)).toEqual(told);
  });

  test('a deleted file is found', () => {
    git('rm', '-q', 'src/content/events/open-day.yaml');
    git('commit', '-q', '-m', 'gone');
    expect(eventHistoryFaults(root, today)).toEqual([{ ...told[0], line: 1, field: '', says: expect.stringMatching(/deleted/) }]);
  });

  test('what a branch changed and changed back before it was merged was never published', () => {
    git('checkout', '-q', '-b', 'draft');
    commit(moved);
    commit(`${event}featured: true\n`);
    git('checkout', '-q', 'main');
    git('merge', '-q', '--no-ff', '-m', 'merge', 'draft');
    expect(eventHistoryFaults(root, today)).toEqual([]);
  });

  test('without a repository nothing is told', () => {
    rmSync(join(root, '.git'), { recursive: true });
    writeFileSync(file(), moved);
    expect(eventHistoryFaults(root, today)).toEqual([]);
  });
});
