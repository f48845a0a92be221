/**
 * States of the reel. `stalled`: it plays but has no frame to show. `stopping`: it is back at its start, and its container is still above its surroundings (`data-raised`).
 * `failed`: its files could not be loaded. `refused`: the browser blocked it, because the press came before hydration and sound may only
 * start within a press.
 */
export type ReelState = 'idle' | 'loading' | 'playing' | 'stalled' | 'stopping' | 'failed' | 'refused';

/** `leave`: the page is left, and may enter the back/forward cache. `lower`: the container gets its usual z-index back. */
export type ReelEvent = 'play' | 'playing' | 'stall' | 'stop' | 'fail' | 'refuse' | 'leave' | 'lower';

type Transitions = Partial<Record<ReelEvent, ReelState>>;

const endTransitions: Transitions = { stop: 'stopping', fail: 'failed', leave: 'idle' };

const transitions: Record<ReelState, Transitions> = {
  idle: { play: 'loading' },
  loading: { playing: 'playing', stall: 'stalled', refuse: 'refused', ...endTransitions },
  playing: { stall: 'stalled', ...endTransitions },
  stalled: { playing: 'playing', ...endTransitions },
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
