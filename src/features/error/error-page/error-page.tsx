import type { ReactNode } from 'react';
import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './error-page.module.css';

interface Props {
  heading: string;
  lead: string;
  picture: PictureData;
  /** HTTP status code, shown in large type over the picture. */
  statusCode?: string;
  /** Links to other pages. */
  children: ReactNode;
}

/** `sizes` of the picture, for preloading. On wide screens the box is in portrait format and crops the picture, which is wider than the box. */
export const errorPageSizes = '(min-width: 1024px) 96vw, 100vw';

/** The content of the 404 page and the offline page: a picture, a message and links. */
export function ErrorPage({ heading, lead, picture, statusCode, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.picture} data-print="none">
        <Picture picture={picture} sizes={errorPageSizes} first shape="fill" />
        {statusCode && (
          <p className={`numeral ${styles.statusCode}`} aria-hidden="true">
            {statusCode}
          </p>
        )}
      </div>
      <div className={`stack-3 ${styles.text}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
    </div>
  );
}
