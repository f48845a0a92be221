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

const sizes = {
  wide: '(min-width: 900px) 56vw, 100vw',
  tall: '(min-width: 900px) 38vw, (min-width: 560px) 54vw, 78vw',
} as const;

/**
 * One hour of the gallery's day: nine pictures in a composed order, and a film. Each picture opens large by its link; the marks
 * (`data-gallery-…`) are what src/behaviours/lightbox.ts reads.
 */
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
        {items.map((item) => {
          const shape = item.picture.height > item.picture.width ? 'tall' : 'wide';
          return (
            <li key={item.id} id={item.id} className={styles.item} data-shape={shape} data-gallery-item>
              <figure className={styles.figure}>
                <a className={styles.link} href={item.picture.webp.at(-1)?.src} aria-label={`${item.title}: open the picture`}>
                  <Picture className={styles.picture} picture={item.picture} sizes={sizes[shape]} shape="fill" />
                </a>
                <figcaption className={styles.caption}>
                  <h3 className={styles.headline} data-gallery-headline>
                    {item.headline}
                  </h3>
                  <p data-gallery-caption>{item.caption}</p>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
