import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './coming-soon.module.css';

/** `sizes` of the picture. On phones the box may be narrower than the picture that fills it. */
export const comingSoonSizes = '(min-width: 1024px) 65vw, 115vw';

/** A page that has only one sentence so far, shown large above or beside a picture. */
export function ComingSoon(props: { heading: string; text: string; picture: PictureData }) {
  return (
    <div className={styles.page}>
      <div className={`stack-4 ${styles.content}`}>
        <h1 className={styles.heading}>{props.heading}</h1>
        <p className={`accent ${styles.text}`}>{props.text}</p>
      </div>
      <Picture className={styles.picture} picture={props.picture} sizes={comingSoonSizes} first shape="custom" />
    </div>
  );
}
