import { Picture } from '#components/picture/picture.tsx';
import type { FilmData } from '#model/picture-data.ts';
import styles from './film.module.css';

interface Props {
  film: FilmData;
}

/** `sizes` of a film's poster. In the square crop on phones it is rendered wider, but a larger file would exceed the picture budget. */
const sizes = '(min-width: 1800px) 1700px, 94vw';

/**
 * A silent film that loops until it is paused. Without JavaScript it has the browser's controls; film.client.ts replaces them with a button. The
 * button's accessible name contains the film's title, since a page may have several films.
 */
export function FilmLoop(props: Props) {
  return <FilmFigure {...props} sizes={sizes} className={`stack-3 ${styles.film}`} script="loop" />;
}

/** A film with the browser's controls, for pages about the film. A button replaces the controls until it is pressed. */
export function FilmWithControls(props: Props) {
  return <FilmFigure {...props} sizes={sizes} className={`stack-3 ${styles.film}`} script="controls" />;
}

/** A loop that fills its positioned parent and is the page's first picture. Its caption is the next row of the parent's grid. */
export function StageFilm(props: Props & { sizes: string }) {
  return <FilmFigure {...props} className={styles.stage} script="loop" first />;
}

interface FigureProps extends Props {
  sizes: string;
  className: string | undefined;
  /** How film.client.ts controls the film. */
  script: 'loop' | 'controls';
  /** Whether its poster is the page's first picture. */
  first?: boolean;
}

/** A film with poster, captions and a text alternative. The film is not loaded until Play is pressed or, on wide screens, it is scrolled to. */
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
          data-focal-x={film.poster.focus.x}
          data-focal-y={film.poster.focus.y}
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
          <span className={styles.label}>
            <span data-film-label>Play film</span>
            <span className="visually-hidden">{` (${film.title})`}</span>
          </span>
        </button>
        <p className={styles.status} role="status" />
      </div>
      <figcaption className={`stack-0 quiet ${styles.caption}`}>
        <strong>{film.title}</strong>
        <span id={`film-${film.id}-text`}>{film.description}</span>
      </figcaption>
    </figure>
  );
}
