import { Film } from '../../components/film/film.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { FilmData } from '../../lib/pictures.ts';
import styles from './acrylic-film.module.css';

interface Props {
  heading: string;
  text: string;
  film: FilmData;
}

/** The acrylic film's page: its words on a pane of frosted acrylic over the picture, and the film below. */
export function AcrylicFilm({ heading, text, film }: Props) {
  return (
    <>
      <section className={styles.pane} aria-label={heading}>
        <Picture picture={film.poster} sizes="100vw" first shape="fill" decorative />
        <div className={styles.frost}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.text}>{text}</p>
        </div>
      </section>
      <section className={`band ${styles.film}`} aria-label={film.title} data-ground-band="night">
        <Film film={film} sizes="94vw" />
      </section>
    </>
  );
}
