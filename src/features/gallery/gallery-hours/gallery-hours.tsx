import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './gallery-hours.module.css';

interface Props {
  label: string;
  /** The blocks of the gallery in the order of the day, each with the picture that stands for it. */
  hours: readonly { id: string; title: string; picture: PictureData }[];
}

/** How wide an upright picture (2:3) is drawn, which a window shows a slender part of. */
const windowSizes = '(min-width: 1024px) 20vw, 45vw';

/** The way into each block of the gallery: an arched window for each, as high as the sun stands in that part of the day. */
export function GalleryHours({ label, hours }: Props) {
  return (
    <nav className={styles.hours} aria-label={label} data-print="none">
      {hours.map(({ id, title, picture }) => (
        <a key={id} className={styles.hour} href={`#${id}`}>
          <Picture className={styles.window} picture={picture} sizes={windowSizes} shape="box" decorative />
          {title}
        </a>
      ))}
    </nav>
  );
}
