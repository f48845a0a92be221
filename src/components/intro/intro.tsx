import { Picture } from '#components/picture/picture.tsx';
import { Pill } from '#components/pill/pill.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './intro.module.css';

interface Props {
  /** Text of the overlay. A single word appears letter by letter. */
  title: string;
  hint: string;
  /** Hint on touch screens. */
  touchHint: string;
  button: string;
  /** `letters`: one letter after the other, about 4 seconds in all. `words`: a quiet rise. */
  kind: 'letters' | 'words';
  /** What it stands over; without one it is white. */
  picture?: PictureData;
}

/** What its picture (3 to 2) asks for: an upright screen's height decides how wide it is. Phones take it about half as dense, since words stand over it. */
const overScreen = '(min-width: 768px) and (orientation: portrait) 150vh, (min-width: 768px) 100vw, 145vw';

/**
 * The overlay over a page that is already painted. It stands only where the inline check of the head has said so,
 * which takes it away, too (layouts/head/intro-check.ts).
 */
export function Intro({ title, hint, touchHint, button, kind, picture }: Props) {
  return (
    <div
      className={styles.intro}
      data-intro-overlay
      data-kind={kind}
      data-over={picture && 'picture'}
      role="dialog"
      aria-modal="true"
      aria-label={title}
    >
      {picture && <Picture picture={picture} sizes={overScreen} shape="fill" decorative />}
      <p className={styles.title} aria-hidden="true">
        {kind === 'letters'
          ? [...title].map((letter, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter may stand twice in a word; its place is its identity
              <span key={`${place}-${letter}`} className={styles.letter}>
                {letter}
              </span>
            ))
          : title}
      </p>
      <p className={styles.hint}>
        <span>{hint}</span>
        <span>{touchHint}</span>
      </p>
      <Pill kind="great">{button}</Pill>
    </div>
  );
}
