import { PictureHeadline } from '#components/picture-headline/picture-headline.tsx';
import styles from './lightbox.module.css';

/** The dialog that shows a picture of the gallery at full size. lightbox.client.ts fills and opens it. Without JavaScript the pictures link to their files. */
export function Lightbox() {
  return (
    <dialog className={styles.lightbox} aria-labelledby="lightbox-headline" aria-describedby="lightbox-caption" data-lightbox>
      <div className={styles.stage} data-lightbox-stage />
      <div className={`stack-0 ${styles.caption}`} aria-live="polite" aria-atomic="true">
        <div className={`numeral ${styles.count}`} data-lightbox-count />
        <PictureHeadline as="div" role="heading" aria-level={2} id="lightbox-headline" />
        <p id="lightbox-caption" />
      </div>
      <div className={styles.buttons}>
        <button type="button" className={`${styles.button} arrow`} data-lightbox-step="-1" aria-label="Previous picture" />
        <button type="button" className={`${styles.button} arrow`} data-lightbox-step="1" aria-label="Next picture" />
        <button type="button" className={styles.button} data-lightbox-close aria-label="Close" />
      </div>
    </dialog>
  );
}
