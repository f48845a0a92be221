import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import type { RouteId } from '../../lib/routes.ts';
import styles from './coming-soon.module.css';

/** A page that has only one sentence so far, said large over a picture that is worth the way. */
export function ComingSoon(props: { route: RouteId; heading: string; text: string; picture: PictureData }) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Breadcrumbs route={props.route} />
        <h1 className={styles.heading}>{props.heading}</h1>
        <p className={styles.text}>{props.text}</p>
      </div>
      <Picture className={styles.picture} picture={props.picture} sizes="100vw" first shape="box" />
    </div>
  );
}
