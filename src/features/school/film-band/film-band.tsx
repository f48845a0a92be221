import { Film } from '../../../components/film/film.tsx';
import { Fold } from '../../../components/fold/fold.tsx';
import type { FilmData } from '../../../lib/pictures.ts';
import styles from './film-band.module.css';

interface Props {
  film: FilmData;
  controls?: boolean;
  ground?: 'wash' | 'night';
  /** Whether a phone shows it once it is asked for: on a page that is long without it. */
  folds?: boolean;
}

/** A film from edge to edge of the text, or of the page. */
export function FilmBand({ film, controls = false, ground, folds = false }: Props) {
  const shown = <Film film={film} controls={controls} sizes="(min-width: 1800px) 1700px, 94vw" />;
  return (
    <section className={`band ${styles.band}`} aria-label={film.title} data-print="none" data-ground-band={ground}>
      {folds ? (
        <Fold kind="rest" summary={`Film: ${film.title}`}>
          {shown}
        </Fold>
      ) : (
        shown
      )}
    </section>
  );
}
