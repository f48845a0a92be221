import { Picture } from '#components/picture/picture.tsx';
import type { FilmData } from '#model/picture-data.ts';
import styles from './film.module.css';

interface Props {
  film: FilmData;
  sizes: string;
}

/**
 * A silent film that runs in a loop until it is paused. Without script it has the browser's own controls; film.client.ts puts one round button in
 * their place, whose name ends with the film's for those who hear it, since a page may have several.
 */
export function FilmLoop(props: Props) {
  return <FilmFigure {...props} className={styles.film} script="loop" />;
}

/** A film with the browser's own controls, for where it is the matter itself. The button stands in for them until it is pressed. */
export function FilmWithControls(props: Props) {
  return <FilmFigure {...props} className={styles.film} script="controls" />;
}

/** A loop that fills the box that it stands in and is the page's first picture; its caption is the next row of that box's grid. */
export function StageFilm(props: Props) {
  return <FilmFigure {...props} className={styles.stage} script="loop" first />;
}

interface FigureProps extends Props {
  className: string | undefined;
  /** What film.client.ts makes of it. */
  script: 'loop' | 'controls';
  /** Whether its poster is the page's first picture. */
  first?: boolean;
}

/**
 * A film with its poster, captions and a text alternative. Not a byte of it is loaded before a visitor asks for it or, on a wide screen, scrolls
 * to it.
 */
function FilmFigure({ film, sizes, className, script, first = false }: FigureProps) {
  return (
    <figure className={className} data-film={script}>
      <div className={styles.frame}>
        <Picture picture={film.poster} sizes={sizes} first={first} shape="fill" decorative />
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
