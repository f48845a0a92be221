import { StageFilm } from '#components/film/film.tsx';
import { Pill } from '#components/pill/pill.tsx';
import type { FilmData } from '#model/picture-data.ts';
import styles from './acrylic-film.module.css';

interface Props {
  heading: string;
  text: string;
  film: FilmData;
  /** Hint about the pane, and labels of its two buttons. */
  pane: { hint: string; clear: string; still: string };
}

/** `sizes` of the film's poster, which covers the screen; on portrait screens its width depends on the height. */
export const acrylicSizes = '(min-aspect-ratio: 4/5) 100vw, 180vw';

/**
 * The page of the acrylic film: a full-width film, a pane of frosted acrylic over it with a clear spot that follows the pointer
 * (acrylic-film.client.ts), and the text on a smaller pane. Without JavaScript, without `backdrop-filter` or under reduced motion the large
 * pane is missing.
 */
export function AcrylicFilm({ heading, text, film, pane }: Props) {
  return (
    <section className={styles.page} aria-label={heading}>
      <div className={styles.stage} data-acrylic>
        <StageFilm film={film} sizes={acrylicSizes} />
        <div className={styles.pane} data-acrylic-pane aria-hidden="true" />
        <div className={`stack-4 ${styles.content}`}>
          <h1 className={styles.heading}>{heading}</h1>
          {/* Before the text, so that on phones the hint and the button that stops the motion are on the first screen. */}
          <div className={`cluster ${styles.controls}`} data-needs-script data-print="none">
            <p>{pane.hint}</p>
            <Pill data-acrylic-clear pressed={false}>
              {pane.clear}
            </Pill>
            <Pill data-acrylic-still pressed={false}>
              {pane.still}
            </Pill>
          </div>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
    </section>
  );
}
