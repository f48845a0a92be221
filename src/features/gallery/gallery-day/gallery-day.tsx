import type { ReactNode } from 'react';
import styles from './gallery-day.module.css';

/** The background of the gallery's three blocks: a sky from dawn to night, and a sun that crosses it with scrolling. */
export function GalleryDay({ children }: { children: ReactNode }) {
  return (
    <div className={styles.day} data-sections="">
      <div className={styles.sky} aria-hidden="true">
        <div className={styles.sun} />
      </div>
      {children}
    </div>
  );
}
