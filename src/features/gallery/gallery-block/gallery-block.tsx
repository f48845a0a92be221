import type { ReactNode } from 'react';
import { Band } from '#components/band/band.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { PictureHeadline } from '#components/picture-headline/picture-headline.tsx';
import type { PictureData } from '#model/picture-data.ts';
import type { GalleryItem } from '#schemas/gallery-block.ts';
import composition from './composition.module.css';
import styles from './gallery-block.module.css';

interface Props {
  id: string;
  title: string;
  about: string;
  items: readonly (Omit<GalleryItem, 'picture'> & { picture: PictureData })[];
  /** The film that follows the nine pictures. */
  children: ReactNode;
}

/** Number of columns, out of twelve, of each picture on wide screens. Must match composition.module.css. */
const columns: Readonly<Record<string, readonly number[]>> = {
  dawn: [5, 7, 4, 8, 4, 7, 5, 7, 6],
  noon: [5, 7, 6, 4, 7, 4, 8, 8, 4],
  dusk: [12, 4, 8, 5, 7, 5, 5, 4, 8],
};

/** Returns the `sizes` of a picture. On wide screens twelve columns are 94 % of the width. */
function sizesOf(hour: string, index: number, orientation: 'landscape' | 'portrait'): string {
  const width = Math.ceil(((columns[hour]?.[index] ?? 12) * 94) / 12);
  return `(min-width: 900px) ${width}vw, ${orientation === 'portrait' ? '(min-width: 560px) 54vw, 78vw' : '100vw'}`;
}

/**
 * A time of day in the gallery: nine pictures in a composition, and a film. Each picture links to its large file; lightbox.client.ts opens it
 * in the lightbox instead, and reads the `data-gallery-…` attributes.
 */
export function GalleryBlock({ id, title, about, items, children }: Props) {
  return (
    <Band id={id} className={styles.block} data-hour={id} aria-labelledby={`${id}-title`}>
      <div className="stack-3">
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <p className={`lead ${styles.about}`}>{about}</p>
      </div>
      <ul className={`${styles.pictures} ${composition[id]}`}>
        {items.map((item, index) => {
          const orientation = item.picture.height > item.picture.width ? 'portrait' : 'landscape';
          return (
            <li key={item.id} id={item.id} className={styles.item} data-orientation={orientation} data-gallery-item>
              <figure className={`stack-3 ${styles.figure}`}>
                <a className={styles.link} href={item.picture.avif.at(-1)?.src} aria-label={`${item.title}: open the picture`}>
                  <Picture picture={item.picture} sizes={sizesOf(id, index, orientation)} shape="fill" />
                </a>
                <figcaption className={`stack-0 ${styles.caption}`}>
                  <PictureHeadline as="h3" data-gallery-headline="">
                    {item.headline}
                  </PictureHeadline>
                  <p data-gallery-caption>{item.caption}</p>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      {children}
    </Band>
  );
}
