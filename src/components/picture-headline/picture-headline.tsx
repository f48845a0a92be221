import type { HTMLAttributes } from 'react';
import styles from './picture-headline.module.css';

/**
 * The large headline beside a gallery picture: an `h3` on the page, a `div` with `role="heading"` in the lightbox, where it is empty until a
 * picture is opened, and empty `h2` elements are invalid.
 */
export function PictureHeadline({ as: Tag, ...attributes }: HTMLAttributes<HTMLElement> & { as: 'div' | 'h3' }) {
  return <Tag {...attributes} className={`accent ${styles.headline}`} />;
}
