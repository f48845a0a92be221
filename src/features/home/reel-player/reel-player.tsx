import { type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadFailure } from '../../../components/load-failure/load-failure.tsx';
import { arrivalWords, isLost, isWaiting, start } from '../../../lib/film-arrival.ts';
import type { FilmData } from '../../../lib/pictures.ts';
import styles from './reel-player.module.css';

/** After a stop the container keeps its raised level this long (specification, section 9); in milliseconds. */
const restoreAfter = 150;
/** From this width the reel is offered. */
const wideScreen = '(min-width: 768px)';

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
  const [playing, setPlaying] = useState(false);
  const [raised, setRaised] = useState(false);
  const [captions, setCaptions] = useState(true);
  const [said, setSaid] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const descriptionId = useId();

  /** Plays within the press itself, as browsers ask of what has sound: the film element is drawn at once. */
  const play = () => {
    flushSync(() => {
      setPlaying(true);
      setRaised(true);
      setSaid('');
    });
    if (video.current) start(video.current).catch(() => setPlaying(false));
  };

  useEffect(() => {
    if (playing) return;
    const timer = setTimeout(() => setRaised(false), restoreAfter);
    return () => clearTimeout(timer);
  }, [playing]);

  useEffect(() => {
    const track = playing && video.current?.textTracks[0];
    if (track) track.mode = captions ? 'showing' : 'hidden';
  }, [playing, captions]);

  const stop = useCallback(() => {
    if (video.current) {
      video.current.pause();
      video.current.currentTime = 0;
    }
    setPlaying(false);
    setCaptions(true);
    setSaid('');
  }, []);

  /** The error of a source reaches the film on its way down alone. */
  const onError = ({ currentTarget: film, target }: SyntheticEvent<HTMLVideoElement>) => {
    if (!isLost(film, target)) return;
    stop();
    setSaid(arrivalWords.lost);
  };

  // Never a sound without its button: the reel stops on Escape, when it leaves the screen or the focus leaves it, and where it is
  // not offered.
  useEffect(() => {
    const root = container.current;
    if (!playing || !root) return;
    const offered = window.matchMedia(wideScreen);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && stop();
    const onFocus = (event: FocusEvent) => event.target instanceof Node && !root.contains(event.target) && stop();
    const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === false && stop());
    watcher.observe(root);
    offered.addEventListener('change', stop);
    window.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      watcher.disconnect();
      offered.removeEventListener('change', stop);
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [playing, stop]);

  return (
    <div ref={container} className={styles.reel} data-reel data-raised={raised || undefined} data-playing={playing || undefined}>
      {(playing || raised) && (
        <video
          ref={video}
          className={styles.video}
          playsInline
          onEnded={stop}
          onErrorCapture={onError}
          onStalled={({ currentTarget: film }) => isWaiting(film) && setSaid(arrivalWords.slow)}
          onPlaying={() => setSaid('')}
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
          {said}
        </p>
        <LoadFailure what="The reel" here={here} className={styles.said} />
        {playing && (
          <button type="button" className={styles.captions} aria-pressed={captions} onClick={() => setCaptions(!captions)}>
            Captions
          </button>
        )}
        <button type="button" className={styles.button} data-needs-script onClick={() => (playing ? stop() : play())}>
          <span className={styles.words}>
            <span>{playing ? 'Stop the reel' : label}</span>
            {!playing && <small>{` ${note}`}</small>}
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
