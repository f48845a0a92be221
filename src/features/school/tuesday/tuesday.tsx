import { Band } from '#components/band/band.tsx';
import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './tuesday.module.css';

interface Props {
  heading: string;
  panels: readonly { time: string; text: string; picture: PictureData }[];
}

const id = 'tuesday';
/** On a phone half of what is shown, so that even a dense one takes the narrowest file. */
const sizes = '(min-width: 1440px) 31vw, (min-width: 768px) 248px, 34vw';

/**
 * One imagined day in six pictures, from first bell to lamp. They stand in two rows where there is room, and in one that is drawn aside
 * by thumb or arrow keys where there is not; whether that is so depends on the reader's letters too, so the row can always be focused.
 */
export function Tuesday({ heading, panels }: Props) {
  return (
    <Band as="div" className={styles.band} data-tuesday>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys (WCAG 2.1.1) */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would want a heading within it */}
      <div className={styles.strip} role="region" aria-labelledby={id} tabIndex={0}>
        <ol className={styles.panels}>
          {panels.map(({ time, text, picture }) => (
            <li key={time}>
              <Picture picture={picture} sizes={sizes} shape="box" className={styles.picture} />
              <p className={styles.text}>
                <strong className={styles.time}>{time}</strong> {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
