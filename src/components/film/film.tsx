import { Picture } from '#components/picture/picture.tsx';
import type { FilmData } from '#model/picture-data.ts';
import styles from './film.module.css';

interface Props {
  film: FilmData;
  sizes: string;
  /** The browser's own controls in place of the single button, where the film is the matter itself. */
  controls?: boolean;
  /** Fills the box that it stands in, its caption the next row of that box's grid. */
  stage?: boolean;
}

/**
 * A silent film that runs in a loop until it is paused, with its poster, captions and a text alternative. Without script it has the browser's own
 * controls; src/components/film/film.client.ts puts one round button in their place, whose name ends with the film's for those who hear it, since a page
 * may have several. Not a byte of it is loaded before a visitor asks for it or, on a wide screen, scrolls to it.
 */
export function Film({ film, sizes, controls = false, stage = false }: Props) {
  return (
    <figure className={stage ? styles.stage : styles.film} data-film={controls ? 'controls' : 'loop'}>
      <div className={styles.frame}>
        <Picture picture={film.poster} sizes={sizes} first={stage} shape="fill" decorative />
        <video
          className={styles.video}
          preload="none"
          loop
          muted={!film.hasSound}
          playsInline
          controls
          width={1280}
          height={720}
          aria-label={film.title}
          aria-describedby={`film-${film.id}-text`}
        >
          {film.sources.map((source) => (
            <source key={source.src} src={source.src} type={source.type} />
          ))}
          <track kind="captions" src={film.captions} srcLang="en" label="English" />
          Your browser does not support the video tag.
        </video>
        <button type="button" className={styles.button} data-film-button data-needs-script hidden>
          <span className={styles.icon} aria-hidden="true" />
          <span className={styles.words}>
            <span data-film-label>Play film</span>
            <span className="visually-hidden">{` (${film.title})`}</span>
          </span>
        </button>
        <p className={styles.said} role="status" />
      </div>
      <figcaption className={styles.caption}>
        <strong>{film.title}</strong>
        <span id={`film-${film.id}-text`}>{film.description}</span>
      </figcaption>
    </figure>
  );
}
