import { type PictureData, phoneSizes, srcSet, tallScreens } from '#model/picture-data.ts';
import styles from './picture.module.css';

interface Props {
  picture: PictureData;
  /** Another cut of the same scene, for screens that are higher than wide. */
  tall?: PictureData | undefined;
  /** How wide the picture is shown, as the `sizes` attribute takes it. */
  sizes: string;
  /** The largest picture of the first screen: loaded at once. All others load when they are near. */
  first?: boolean;
  /** The shape of the box; without one the picture keeps its own. `fill`: as large as the parent, which is positioned. `box`: as large as its class says. */
  shape?: 'wide' | 'video' | 'landscape' | 'square' | 'tall' | 'fill' | 'box';
  /** For a decorative picture: empty alt text. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A picture in its reserved box, over the ground colour nearest to its own. AVIF first, WebP for the rest. */
export function Picture({ picture, tall, sizes, first = false, shape, decorative = false, className }: Props) {
  const largest = picture.webp.at(-1);
  const shown = phoneSizes(sizes, first);
  return (
    <picture
      className={[styles.picture, className].filter(Boolean).join(' ')}
      data-shape={shape}
      data-place={first ? '' : undefined}
      data-ground={picture.ground}
      data-focus-x={picture.focus.x}
      data-focus-y={picture.focus.y}
    >
      {tall && <source media={tallScreens} type="image/avif" srcSet={srcSet(tall.avif)} sizes={shown} />}
      {tall && <source media={tallScreens} type="image/webp" srcSet={srcSet(tall.webp)} sizes={shown} />}
      <source type="image/avif" srcSet={srcSet(picture.avif)} sizes={shown} />
      <img
        src={largest?.src}
        srcSet={srcSet(picture.webp)}
        sizes={shown}
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
