import type { HTMLAttributes } from 'react';
import styles from './picture-headline.module.css';

/**
 * What is printed large beside a picture of the gallery: a heading in its place on the page, and the lightbox's, which by role alone is one:
 * it is empty until a picture is opened, as no h2 may be.
 */
export function PictureHeadline({ as: Tag, ...attributes }: HTMLAttributes<HTMLElement> & { as: 'div' | 'h3' }) {
  return <Tag {...attributes} className={styles.line} />;
}
