import { Band } from '#components/band/band.tsx';
import { FilmLoop, FilmWithControls } from '#components/film/film.tsx';
import type { FilmData } from '#model/picture-data.ts';
import styles from './film-band.module.css';

interface Props {
  film: FilmData;
  /** Whether it shows the browser's controls and plays only after a press. */
  controls?: boolean;
  background?: 'wash' | 'night';
}

/** A full-width film. */
export function FilmBand({ film, controls = false, background }: Props) {
  const Film = controls ? FilmWithControls : FilmLoop;
  return (
    <Band className={styles.band} aria-label={film.title} data-print="none" background={background}>
      <Film film={film} />
    </Band>
  );
}
