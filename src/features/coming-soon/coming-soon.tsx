import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './coming-soon.module.css';

/** `sizes` of the picture. On phones its width depends on the height of the box; dense screens load a smaller file, to limit the bytes. */
export const comingSoonSizes =
  '(min-width: 768px) 100vw, (max-resolution: 1.5dppx) 205vw, (max-resolution: 2.4dppx) 105vw, 100vw';

/** A page that has only one sentence so far, shown large over a picture. */
export function ComingSoon(props: { heading: string; text: string; picture: PictureData }) {
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <h1 className={styles.heading}>{props.heading}</h1>
        <p className={styles.text}>{props.text}</p>
      </div>
      <Picture className={styles.picture} picture={props.picture} sizes={comingSoonSizes} first shape="custom" />
    </div>
  );
}
