import { type PictureData, phoneSizes, srcSet, tallScreens } from '#model/picture-data.ts';
import styles from './picture.module.css';

interface Props {
  picture: PictureData;
  /** Crop of the same scene for portrait screens. */
  tall?: PictureData | undefined;
  /** The rendered width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Whether it is the largest picture of the first screen, which loads eagerly. Others load lazily. */
  first?: boolean;
  /** Aspect ratio of the box; by default the picture's own. `fill`: the size of the positioned parent. `custom`: the size set by `className`. */
  shape?: '16-9' | '16-10' | '3-2' | '1-1' | '5-6' | 'fill' | 'custom';
  /** Whether the alt text is empty. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A picture in AVIF or WebP, in a box of reserved size. While it loads, the box has a placeholder colour close to that of the picture. */
export function Picture({ picture, tall, sizes, first = false, shape, decorative = false, className }: Props) {
  const largest = picture.webp.at(-1);
  const sizesAttribute = phoneSizes(sizes, first);
  return (
    <picture
      className={[styles.picture, className].filter(Boolean).join(' ')}
      data-shape={shape}
      data-first-picture={first ? '' : undefined}
      data-placeholder={picture.ground}
      data-focal-x={picture.focus.x}
      data-focal-y={picture.focus.y}
    >
      {tall && <source media={tallScreens} type="image/avif" srcSet={srcSet(tall.avif)} sizes={sizesAttribute} />}
      {tall && <source media={tallScreens} type="image/webp" srcSet={srcSet(tall.webp)} sizes={sizesAttribute} />}
      <source type="image/avif" srcSet={srcSet(picture.avif)} sizes={sizesAttribute} />
      <img
        src={largest?.src}
        srcSet={srcSet(picture.webp)}
        sizes={sizesAttribute}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
