import { StageFilm } from '#components/film/film.tsx';
import { Pill } from '#components/pill/pill.tsx';
import type { FilmData } from '#model/picture-data.ts';
import styles from './acrylic-film.module.css';

interface Props {
  heading: string;
  text: string;
  film: FilmData;
  /** What is said of the pane and on its two buttons. */
  pane: { hint: string; clear: string; still: string };
}

/** What the film's still asks for: it fills the screen, and on one that stands upright the height decides. */
export const acrylicSizes = '(min-aspect-ratio: 4/5) 100vw, 180vw';

/**
 * The acrylic film's page: the film from edge to edge, a pane of frosted acrylic before it that clears where the visitor goes
 * (features/acrylic/acrylic-film/acrylic-film.client.ts), and the words on a smaller pane that stays. Without script, without `backdrop-filter` or under reduced
 * motion there is no large pane: the film, its poster and the words stand as they are.
 */
export function AcrylicFilm({ heading, text, film, pane }: Props) {
  return (
    <section className={styles.page} aria-label={heading}>
      <div className={styles.stage} data-acrylic>
        <StageFilm film={film} sizes={acrylicSizes} />
        <div className={styles.pane} data-acrylic-pane aria-hidden="true" />
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {/* Before the text, so that on a phone the first screen says what moves there and how to stop it. */}
          <div className={styles.acts} data-needs-script data-print="none">
            <p>{pane.hint}</p>
            <Pill kind="roomy" data-acrylic-clear pressed={false}>
              {pane.clear}
            </Pill>
            <Pill kind="roomy" data-acrylic-still pressed={false}>
              {pane.still}
            </Pill>
          </div>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
    </section>
  );
}
