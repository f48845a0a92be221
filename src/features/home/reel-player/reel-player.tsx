import { type SyntheticEvent, useCallback, useEffect, useId, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { arrivalWords, isLost, isWaiting, start } from '#components/film/film-arrival.ts';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import type { FilmData } from '#model/picture-data.ts';
import styles from './reel-player.module.css';
import { isActive, nextReelState, type ReelState } from './reel-state.ts';

/** After a stop the container keeps its raised level this long (specification, section 9); in milliseconds. */
const restoreAfter = 150;
/** From this width the reel is offered. */
const wideScreen = '(width >= 48em)';

const messages: Partial<Record<ReelState, string>> = {
  failed: arrivalWords.lost,
  stalled: arrivalWords.slow,
  refused: arrivalWords.refused,
};

interface Props {
  film: Pick<FilmData, 'sources' | 'captions' | 'title' | 'description'>;
  label: string;
  note: string;
  /** The address of the page that it stands on. */
  here: string;
}

/**
 * The hero's reel, from 768 px up: plays with sound when asked, and stops at the beginning. The film element exists only while it
 * plays, so that not a byte of it is loaded before. Its captions are on until the visitor switches them off, and on again the next time.
 * Below 1024 px its container is raised above everything while it plays. A reel that does not come gives the hero back and says so.
 */
export function ReelPlayer({ film, label, note, here }: Props) {
  const [state, dispatch] = useReducer(nextReelState, 'idle');
  const [captions, setCaptions] = useState(true);
  const video = useRef<HTMLVideoElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const descriptionId = useId();
  const active = isActive(state);
  const raised = active || state === 'stopping';
  const message = messages[state] ?? '';

  const end = useCallback((how: 'stop' | 'fail' | 'leave') => {
    if (video.current) {
      video.current.pause();
      video.current.currentTime = 0;
    }
    dispatch(how);
  }, []);

  /** Plays within the press itself, as browsers ask of what has sound: the film element is drawn at once. */
  const play = () => {
    flushSync(() => {
      dispatch('play');
      setCaptions(true);
    });
    if (video.current) start(video.current).catch(({ name }: Error) => dispatch(name === 'NotAllowedError' ? 'refuse' : 'stop'));
  };

  useEffect(() => {
    if (state !== 'stopping') return;
    const timer = setTimeout(() => dispatch('lower'), restoreAfter);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    const track = active && video.current?.textTracks[0];
    if (track) track.mode = captions ? 'showing' : 'hidden';
  }, [active, captions]);

  /** The error of a source reaches the film on its way down alone. */
  const onError = ({ currentTarget: film, target }: SyntheticEvent<HTMLVideoElement>) => isLost(film, target) && end('fail');

  // Never a sound without its button: the reel stops on Escape, when it leaves the screen or the focus leaves it, and where it is
  // not offered.
  useEffect(() => {
    const root = container.current;
    if (!active || !root) return;
    const offered = window.matchMedia(wideScreen);
    const stop = () => end('stop');
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && stop();
    const onFocus = (event: FocusEvent) => event.target instanceof Node && !root.contains(event.target) && stop();
    // The back/forward cache freezes the page after this event: what is drawn later would show only on return.
    const onLeave = () => flushSync(() => end('leave'));
    const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === false && stop());
    watcher.observe(root);
    offered.addEventListener('change', stop);
    window.addEventListener('keydown', onKey);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('focusin', onFocus);
    return () => {
      watcher.disconnect();
      offered.removeEventListener('change', stop);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('focusin', onFocus);
    };
  }, [active, end]);

  return (
    <div ref={container} className={styles.reel} data-reel data-raised={raised || undefined} data-playing={active || undefined}>
      {raised && (
        <video
          ref={video}
          className={styles.video}
          playsInline
          // At its end, from the button, and from outside: media keys, headphones, a call. A late event of an earlier stop finds it playing.
          onPause={({ currentTarget: film }) => film.paused && end('stop')}
          onErrorCapture={onError}
          onStalled={({ currentTarget: film }) => isWaiting(film) && dispatch('stall')}
          onPlaying={() => dispatch('playing')}
          aria-label={film.title}
          aria-describedby={descriptionId}
        >
          {film.sources.map((source) => (
            <source key={source.src} src={source.src} type={source.type} />
          ))}
          <track kind="captions" src={film.captions} srcLang="en" label="English" default />
          Your browser does not support the video tag.
        </video>
      )}
      <div className={styles.controls}>
        <p className={styles.said} role="status">
          {message}
        </p>
        <LoadFailure what="The reel" here={here} className={styles.said} />
        {active && (
          <button type="button" className={styles.captions} aria-pressed={captions} onClick={() => setCaptions(!captions)}>
            Captions
          </button>
        )}
        <button type="button" className={styles.button} data-needs-script onClick={() => (active ? end('stop') : play())}>
          <span className={styles.words}>
            <span>{active ? 'Stop the reel' : label}</span>
            {!active && <small>{` ${note}`}</small>}
          </span>
          <span className={styles.disc} aria-hidden="true" />
        </button>
      </div>
      <p id={descriptionId} className="visually-hidden">
        {film.description}
      </p>
    </div>
  );
}
