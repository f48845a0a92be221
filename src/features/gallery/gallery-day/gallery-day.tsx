import type { ReactNode } from 'react';
import styles from './gallery-day.module.css';

/** The ground of the gallery's three blocks: one sky from first light to night, and a sun that crosses it as one scrolls. */
export function GalleryDay({ children }: { children: ReactNode }) {
  return (
    <div className={styles.day} data-parts="">
      <div className={styles.sky} aria-hidden="true">
        <div className={styles.sun} />
      </div>
      {children}
    </div>
  );
}
