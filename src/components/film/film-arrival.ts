/** Messages shown when a requested film doesn't load. */
export const arrivalWords = {
  lost: 'The film could not be loaded. Please try again.',
  slow: 'The film is still loading.',
  refused: 'The film is ready. Please press again.',
} as const;

/**
 * Whether an error says that a film that was asked for will not come: its last source has failed, or what was playing has broken off.
 * `play()` does not say so: it waits for a source more. A source's error does not bubble, and so is listened for with `capture`; captions
 * that fail are no loss of the film.
 */
export function isLost(film: HTMLVideoElement, target: EventTarget | null): boolean {
  return !film.paused && target instanceof Element && target.matches('video, source:last-of-type');
}

/** Whether a stalled film has no frame left to show. */
export function isWaiting(film: HTMLVideoElement): boolean {
  return !film.paused && film.readyState < film.HAVE_FUTURE_DATA;
}

/** Whether a film has failed and must be loaded again before it can play. */
export function hasFailed(film: HTMLVideoElement): boolean {
  return film.error !== null || film.networkState === film.NETWORK_NO_SOURCE;
}

/** Plays a film, reloading it first if it has failed. */
export function start(film: HTMLVideoElement): Promise<void> {
  if (hasFailed(film)) film.load();
  return film.play();
}
