import { Picture } from '#components/picture/picture.tsx';
import { Pill } from '#components/pill/pill.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './intro.module.css';

interface Props {
  /** Text of the overlay. */
  title: string;
  hint: string;
  /** Hint on touch screens. */
  touchHint: string;
  buttonLabel: string;
  /** Animation of the title. `letters`: letter by letter, about 4 seconds in all. `words`: all at once; with a picture it is not animated. */
  variant: 'letters' | 'words';
  /** Background; white by default. */
  picture?: PictureData;
}

/** `sizes` of the background (3:2): on portrait screens its width depends on the height. Phones load about half the resolution, since text covers the picture. */
const backgroundSizes = '(min-width: 768px) and (orientation: portrait) 150vh, (min-width: 768px) 100vw, 145vw';

/** A full-screen overlay that covers a page when it is opened. Hidden unless the inline check shows it (layouts/head/intro-check.ts). */
export function Intro({ title, hint, touchHint, buttonLabel, variant, picture }: Props) {
  return (
    <div
      className={styles.intro}
      data-intro-overlay
      data-variant={variant}
      data-over={picture && 'picture'}
      role="dialog"
      aria-modal="true"
      aria-label={title}
    >
      {picture && <Picture picture={picture} sizes={backgroundSizes} shape="fill" decorative />}
      <p className={styles.title} aria-hidden="true">
        {variant === 'letters'
          ? [...title].map((letter, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter may occur twice, and letters are never reordered
              <span key={`${index}-${letter}`} className={styles.letter}>
                {letter}
              </span>
            ))
          : title}
      </p>
      <p className={styles.hint}>
        <span>{hint}</span>
        <span>{touchHint}</span>
      </p>
      <Pill variant="large">{buttonLabel}</Pill>
    </div>
  );
}
