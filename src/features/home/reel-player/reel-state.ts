/**
 * What the reel is doing. `stalled`: it was asked for and has no frame to show. `stopping`: it is back at its start, and its container still
 * raised. `failed`: its files could not be loaded. `refused`: the browser plays sound only within a press, and the press had come before the script.
 */
export type ReelState = 'idle' | 'loading' | 'playing' | 'stalled' | 'stopping' | 'failed' | 'refused';

/** `leave`: the visitor leaves the page, which the browser may keep as it is. `lower`: the container goes back to its level. */
export type ReelEvent = 'play' | 'playing' | 'stall' | 'stop' | 'fail' | 'refuse' | 'leave' | 'lower';

type Transitions = Partial<Record<ReelEvent, ReelState>>;

const ends: Transitions = { stop: 'stopping', fail: 'failed', leave: 'idle' };

const transitions: Record<ReelState, Transitions> = {
  idle: { play: 'loading' },
  loading: { playing: 'playing', stall: 'stalled', refuse: 'refused', ...ends },
  playing: { stall: 'stalled', ...ends },
  stalled: { playing: 'playing', ...ends },
  stopping: { play: 'loading', lower: 'idle' },
  failed: { play: 'loading' },
  refused: { play: 'loading' },
};

/** Returns the next state, or the same one if the event doesn't apply. */
export function nextReelState(state: ReelState, event: ReelEvent): ReelState {
  return transitions[state][event] ?? state;
}

/** Whether the reel plays or is waiting to play. */
export function isActive(state: ReelState): boolean {
  return 'stop' in transitions[state];
}
