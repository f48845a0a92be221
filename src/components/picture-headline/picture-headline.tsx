import type { HTMLAttributes } from 'react';
import styles from './picture-headline.module.css';

/** What is printed large beside a picture of the gallery: a heading in its place on the page, a line in the lightbox. */
export function PictureHeadline({ as: Tag, ...attributes }: HTMLAttributes<HTMLElement> & { as: 'h3' | 'p' }) {
  return <Tag {...attributes} className={styles.line} />;
}
