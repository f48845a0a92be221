import { type SyntheticEvent, useCallback, useEffect, useId, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isLoadFailure, isStalled, loadMessages, playFilm } from '#components/film/film-loading.ts';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import type { FilmData } from '#model/picture-data.ts';
import styles from './reel-player.module.css';
import { isActive, nextReelState, type ReelState } from './reel-state.ts';

/** Milliseconds for which the container stays raised after a stop (specification, section 9). */
const lowerDelay = 150;
/** Screens on which the reel is available. */
const wideScreen = '(width >= 48em)';

const messages: Partial<Record<ReelState, string>> = {
  failed: loadMessages.failed,
  stalled: loadMessages.slow,
  refused: loadMessages.blocked,
};

interface Props {
  film: Pick<FilmData, 'sources' | 'captions' | 'descriptions' | 'title' | 'description'>;
  label: string;
  note: string;
  /** Path of the page, for the link that reloads it. */
  pagePath: string;
}

const trackOf = (film: HTMLVideoElement | null, kind: TextTrackKind): TextTrack | undefined =>
  [...(film?.textTracks ?? [])].find((track) => track.kind === kind);

/**
 * The hero's reel, from 768 px: plays with sound after a press, and returns to its start when stopped. The video element exists only while it
 * plays, so that nothing is loaded before. Captions are on at each start. If requested, screen readers announce the descriptions through a
 * live region, because browsers ignore description tracks. Below 1024 px the container is above everything else while the reel
 * plays. If the reel fails to load, the hero is shown again with a message.
 */
export function ReelPlayer({ film, label, note, pagePath }: Props) {
  const [state, dispatch] = useReducer(nextReelState, 'idle');
  const [hasCaptions, setHasCaptions] = useState(true);
  const [isDescribed, setDescribed] = useState(false);
  const [description, setDescription] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const descriptionId = useId();
  const isPlaying = isActive(state);
  const isRaised = isPlaying || state === 'stopping';
  const message = messages[state] ?? '';

  const end = useCallback((event: 'stop' | 'fail' | 'leave') => {
    if (video.current) {
      video.current.pause();
      video.current.currentTime = 0;
    }
    dispatch(event);
  }, []);

  /** Plays in the press handler, as browsers require for films with sound; so the video element is rendered synchronously. */
  const play = () => {
    flushSync(() => {
      dispatch('play');
      setHasCaptions(true);
      setDescription('');
    });
    if (video.current)
      playFilm(video.current).catch(({ name }: Error) => dispatch(name === 'NotAllowedError' ? 'refuse' : 'stop'));
  };

  useEffect(() => {
    if (state !== 'stopping') return;
    const timer = setTimeout(() => dispatch('lower'), lowerDelay);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    const track = isPlaying && trackOf(video.current, 'captions');
    if (track) track.mode = hasCaptions ? 'showing' : 'hidden';
  }, [isPlaying, hasCaptions]);

  useEffect(() => {
    const track = isPlaying && isDescribed && trackOf(video.current, 'descriptions');
    if (!track) return;
    const update = () => {
      const cue = track.activeCues?.[0];
      if (cue instanceof VTTCue) setDescription(cue.text);
    };
    // Loads the file, which a disabled track doesn't.
    track.mode = 'hidden';
    track.addEventListener('cuechange', update);
    return () => {
      track.removeEventListener('cuechange', update);
      track.mode = 'disabled';
      setDescription('');
    };
  }, [isPlaying, isDescribed]);

  /** Errors of a `<source>` don't bubble, so this handles the capture phase. */
  const onError = ({ currentTarget: film, target }: SyntheticEvent<HTMLVideoElement>) =>
    isLoadFailure(film, target) && end('fail');

  // Sound never plays without its button: the reel stops on Escape, when it leaves the screen, when the focus leaves it, and when the
  // screen becomes too narrow.
  useEffect(() => {
    const root = container.current;
    if (!isPlaying || !root) return;
    const wideScreenQuery = window.matchMedia(wideScreen);
    const stop = () => end('stop');
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && stop();
    const onFocusIn = (event: FocusEvent) => event.target instanceof Node && !root.contains(event.target) && stop();
    // Synchronous, because the back/forward cache freezes the page after this event.
    const onPageHide = () => flushSync(() => end('leave'));
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === false && stop());
    observer.observe(root);
    wideScreenQuery.addEventListener('change', stop);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('pagehide', onPageHide);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      wideScreenQuery.removeEventListener('change', stop);
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [isPlaying, end]);

  return (
    <div
      ref={container}
      className={styles.reel}
      data-reel
      data-raised={isRaised || undefined}
      data-playing={isPlaying || undefined}
    >
      {isRaised && (
        <video
          ref={video}
          className={styles.video}
          playsInline
          // At the end, by the button or from outside (media keys, headphones, a call). Ignores the late event of an earlier stop, when it plays again.
          onPause={({ currentTarget: film }) => film.paused && end('stop')}
          onErrorCapture={onError}
          onStalled={({ currentTarget: film }) => isStalled(film) && dispatch('stall')}
          onPlaying={() => dispatch('playing')}
          aria-label={film.title}
          aria-describedby={descriptionId}
        >
          {film.sources.map((source) => (
            <source key={source.src} src={source.src} type={source.type} />
          ))}
          <track kind="captions" src={film.captions} srcLang="en" label="English" default />
          {film.descriptions && <track kind="descriptions" src={film.descriptions} srcLang="en" label="English" />}
          Your browser does not support the video tag.
        </video>
      )}
      <div className={styles.controls}>
        <p className={styles.status} role="status">
          {message}
        </p>
        <LoadFailure name="The reel" pagePath={pagePath} className={styles.status} />
        {isPlaying && (
          <div className="stack-1">
            {film.descriptions && (
              <button
                type="button"
                className={styles.track}
                aria-pressed={isDescribed}
                onClick={() => setDescribed(!isDescribed)}
              >
                Describe
              </button>
            )}
            <button
              type="button"
              className={styles.track}
              aria-pressed={hasCaptions}
              onClick={() => setHasCaptions(!hasCaptions)}
            >
              Captions
            </button>
          </div>
        )}
        <button type="button" className={styles.button} data-needs-script onClick={() => (isPlaying ? end('stop') : play())}>
          <span className={styles.label}>
            <span>{isPlaying ? 'Stop the reel' : label}</span>
            {!isPlaying && <small>{` ${note}`}</small>}
          </span>
          <span className={styles.disc} aria-hidden="true" />
        </button>
      </div>
      <p id={descriptionId} className="visually-hidden">
        {film.description}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {description}
      </p>
    </div>
  );
}
