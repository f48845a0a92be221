import { Band } from '#components/band/band.tsx';
import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './day-strip.module.css';

interface Props {
  heading: string;
  panels: readonly { time: string; text: string; picture: PictureData }[];
}

const id = 'day';
/** Half the rendered width on phones, so that even dense screens load the narrowest file. */
const sizes = '(min-width: 1440px) 31vw, (min-width: 768px) 248px, 34vw';

/**
 * An imagined day in six pictures. They are in two rows on wide screens, else in one that scrolls sideways. Whether it scrolls depends on the text
 * size too, so the row is always focusable.
 */
export function DayStrip({ heading, panels }: Props) {
  return (
    <Band as="div" className={styles.band} data-day-strip>
      <h2 className="heading" id={id}>
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be operable by keyboard (WCAG 2.1.1) */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading in it */}
      <div className={styles.strip} role="region" aria-labelledby={id} tabIndex={0}>
        <ol className={styles.panels}>
          {panels.map(({ time, text, picture }, index) => (
            <li key={time}>
              <Picture picture={picture} sizes={sizes} shape="custom" className={styles.picture} />
              <p className={styles.text}>
                <strong className={styles.time} data-position={`${index + 1} of ${panels.length}`}>
                  {time}
                </strong>{' '}
                {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
