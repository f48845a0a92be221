/** Messages shown when a requested film doesn't load. */
export const loadMessages = {
  failed: 'The film could not be loaded. Please try again.',
  slow: 'The film is still loading.',
  blocked: 'The film is ready. Please press again.',
} as const;

/**
 * Whether an `error` event means that a requested film can't be played: its last source failed, or the connection was lost while it played.
 * The promise of `play()` stays pending then. Errors of a `<source>` don't bubble, so listen with `capture`. Errors of caption files are
 * ignored.
 */
export function isLoadFailure(film: HTMLVideoElement, target: EventTarget | null): boolean {
  return !film.paused && target instanceof Element && target.matches('video, source:last-of-type');
}

/** Whether a playing film has no frame left to show. */
export function isStalled(film: HTMLVideoElement): boolean {
  return !film.paused && film.readyState < film.HAVE_FUTURE_DATA;
}

/** Whether a film has failed and must be loaded again before it can play. */
export function hasFailed(film: HTMLVideoElement): boolean {
  return film.error !== null || film.networkState === film.NETWORK_NO_SOURCE;
}

/** Plays a film, reloading it first if it has failed. */
export function playFilm(film: HTMLVideoElement): Promise<void> {
  if (hasFailed(film)) film.load();
  return film.play();
}
