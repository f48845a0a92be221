import type { ReactNode } from 'react';
import { Picture } from '../../components/picture/picture.tsx';
import type { GalleryItem } from '../../content/types.ts';
import type { PictureData } from '../../lib/pictures.ts';
import styles from './gallery-block.module.css';

interface Props {
  id: string;
  title: string;
  about: string;
  items: readonly (Omit<GalleryItem, 'picture'> & { picture: PictureData })[];
  /** The film that follows the nine pictures. */
  children: ReactNode;
}

/** One hour of the gallery's day: nine pictures in a composed order, and a film. Each picture opens large by its link. */
export function GalleryBlock({ id, title, about, items, children }: Props) {
  return (
    <section className={`band ${styles.block}`} data-hour={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <p className={styles.about}>{about}</p>
      </div>
      <ul className={styles.pictures}>
        {items.map((item) => (
          <li key={item.id} id={item.id} className={styles.item}>
            <figure className={styles.figure}>
              <a className={styles.link} href={item.picture.webp.at(-1)?.src} aria-label={`${item.title}: open the picture`}>
                <Picture
                  className={styles.picture}
                  picture={item.picture}
                  sizes="(min-width: 900px) 42vw, (min-width: 560px) 46vw, 92vw"
                  shape="fill"
                />
              </a>
              <figcaption className={styles.caption}>
                <h3 className={styles.headline}>{item.headline}</h3>
                <p>{item.caption}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
