import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import type { RouteId } from '#model/routes.ts';
import styles from './coming-soon.module.css';

/**
 * What its picture asks for: on a phone the box is higher than wide, and its height decides how large that must be,
 * as far as its weight on a dense screen allows.
 */
export const comingSoonSizes =
  '(min-width: 768px) 100vw, (max-resolution: 1.5dppx) 205vw, (max-resolution: 2.4dppx) 105vw, 100vw';

/** A page that has only one sentence so far, said large over a picture that is worth the way. */
export function ComingSoon(props: { route: RouteId; heading: string; text: string; picture: PictureData }) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Breadcrumbs route={props.route} />
        <h1 className={styles.heading}>{props.heading}</h1>
        <p className={styles.text}>{props.text}</p>
      </div>
      <Picture className={styles.picture} picture={props.picture} sizes={comingSoonSizes} first shape="box" />
    </div>
  );
}
