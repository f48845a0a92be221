import { Band } from '#components/band/band.tsx';
import { FilmLoop, FilmWithControls } from '#components/film/film.tsx';
import type { FilmData } from '#model/picture-data.ts';
import styles from './film-band.module.css';

interface Props {
  film: FilmData;
  /** Whether it waits for a press on Play, with its controls in sight. */
  controls?: boolean;
  ground?: 'wash' | 'night';
}

const sizes = '(min-width: 1800px) 1700px, 94vw';

/** A film from edge to edge of the text, or of the page. */
export function FilmBand({ film, controls = false, ground }: Props) {
  const Film = controls ? FilmWithControls : FilmLoop;
  return (
    <Band className={styles.band} aria-label={film.title} data-print="none" ground={ground}>
      <Film film={film} sizes={sizes} />
    </Band>
  );
}
