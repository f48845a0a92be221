/** Reads a browser's trace: how long the main thread works for each frame, what its longest task is, and on what it spends its time. */

/** An event as Chromium writes it; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Of the duration, what the thread itself has run: without the times when the machine gave its core to others. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: unknown };
}

/** A stretch of work, in milliseconds: by the clock, and without the times when the thread was kept waiting. */
export interface Work {
  clock: number;
  own: number;
}

export interface MainThread {
  /** What was done from the beginning of each frame to the next. */
  frames: Work[];
  /** How long it took, by the clock. */
  seconds: number;
  /** The one task that took longest, by either measure. */
  longest: Work;
  /** What the time went into, by the trace's names; without what was called from within. Most first. */
  spent: { name: string; own: number }[];
}

const frameName = 'AnimationFrame';
const taskName = 'RunTask';

/** The main thread between two marks of the page (`performance.mark`). Throws when the trace lacks either, or any frame. */
export function mainThreadBetween(events: readonly TraceEvent[], begin: string, end: string): MainThread {
  const [from, to] = [begin, end].map((name) => events.find((event) => event.name === name));
  if (!from || !to) throw new Error(`The trace has no mark '${from ? end : begin}'.`);
  const own = events
    .filter(({ pid, tid, ts, ph }) => pid === from.pid && tid === from.tid && ts >= from.ts && ts < to.ts && 'Xb'.includes(ph))
    .sort((one, other) => one.ts - other.ts);
  const tasks = own.filter(({ name, ph }) => name === taskName && ph === 'X');
  const starts = own.filter(({ name, ph }) => name === frameName && ph === 'b').map(({ ts }) => ts);
  if (starts.length === 0 || tasks.length === 0) throw new Error('The trace has no frames of the page: was it hidden?');
  return {
    frames: workOfFrames(starts, tasks),
    seconds: (to.ts - from.ts) / 1_000_000,
    longest: {
      clock: Math.max(...tasks.map((task) => workOf(task).clock)),
      own: Math.max(...tasks.map((task) => workOf(task).own)),
    },
    spent: spentOn(own.filter(({ ph }) => ph === 'X')),
  };
}

const workOf = ({ dur = 0, tdur = dur }: TraceEvent): Work => ({ clock: dur / 1000, own: tdur / 1000 });

/** A task belongs to the frame that was begun last before its end, so that the task which begins a frame belongs to that frame. */
function workOfFrames(starts: readonly number[], tasks: readonly TraceEvent[]): Work[] {
  const frames = starts.map(() => ({ clock: 0, own: 0 }));
  let at = -1;
  for (const task of tasks) {
    while ((starts[at + 1] ?? Number.POSITIVE_INFINITY) <= task.ts + (task.dur ?? 0)) at += 1;
    const frame = frames[at];
    if (!frame) continue;
    frame.clock += workOf(task).clock;
    frame.own += workOf(task).own;
  }
  return frames;
}

/** Adds up the time of each kind of event, less that of the events within it. */
function spentOn(events: readonly TraceEvent[]): { name: string; own: number }[] {
  const sums = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = (name: string, amount: number) => sums.set(name, (sums.get(name) ?? 0) + amount);
  for (const event of events) {
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
    const parent = open.at(-1);
    add(event.name, workOf(event).own);
    if (parent) add(parent.name, -workOf(event).own);
    open.push(event);
  }
  return [...sums].map(([name, own]) => ({ name, own })).sort((one, other) => other.own - one.own);
}

const endOf = (event: TraceEvent | undefined): number => (event?.ts ?? 0) + (event?.dur ?? 0);

/** The value that a share of the values does not exceed: `percentile(values, 0.95)`. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
