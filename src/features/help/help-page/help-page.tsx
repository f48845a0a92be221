import type { ReactNode } from 'react';
import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './help-page.module.css';

interface Props {
  heading: string;
  lead: string;
  picture: PictureData;
  /** Set large over the picture. */
  number?: string;
  /** Where to go from here. */
  children: ReactNode;
}

/** What its picture asks for, so that the page can have it fetched at once: on a desk its box is higher than wide. */
export const helpPageSizes = '(min-width: 1024px) 96vw, 100vw';

/** What answers when the page that was asked for can't: a picture, a word about it, and where to go from here. */
export function HelpPage({ heading, lead, picture, number, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.door} data-print="none">
        <Picture picture={picture} sizes={helpPageSizes} first shape="fill" />
        {number && (
          <p className={styles.number} aria-hidden="true">
            {number}
          </p>
        )}
      </div>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  );
}
