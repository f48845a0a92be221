import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './gallery-block-links.module.css';

interface Props {
  label: string;
  /** The blocks of the gallery in the order of the day, each with a picture. */
  blocks: readonly { id: string; title: string; picture: PictureData }[];
}

/** `sizes` of the portrait pictures (2:3), which are cropped to a narrow strip. */
const windowSizes = '(min-width: 1024px) 20vw, 45vw';

/** Links to the blocks of the gallery: arched windows, as high as the sun at that time of day. */
export function GalleryBlockLinks({ label, blocks }: Props) {
  return (
    <nav className={styles.blocks} aria-label={label} data-print="none">
      {blocks.map(({ id, title, picture }) => (
        <a key={id} className={styles.block} href={`#${id}`}>
          <Picture className={styles.window} picture={picture} sizes={windowSizes} shape="custom" decorative />
          {title}
        </a>
      ))}
    </nav>
  );
}
