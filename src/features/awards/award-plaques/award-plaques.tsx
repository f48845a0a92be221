import { Picture } from '#components/picture/picture.tsx';
import type { AwardCard } from '#model/claims.ts';
import type { PictureData } from '#model/picture-data.ts';
import styles from './award-plaques.module.css';

/** Smaller than the rendered width on phones (89vw): the next larger files would exceed the page's budget. */
const sizes = '(min-width: 768px) 46vw, 82vw';

/** Awards and partnerships, with details and a note that the issuer is as stated by the school. */
export function AwardPlaques({ cards }: { cards: readonly (Omit<AwardCard, 'picture'> & { picture: PictureData })[] }) {
  return (
    <ul className={styles.plaques}>
      {cards.map((card) => (
        <li key={card.id} id={card.id} className={styles.plaque}>
          <Picture picture={card.picture} sizes={sizes} shape="3-2" />
          <div className={styles.text}>
            <div className={styles.category}>{card.category}</div>
            <h2 className={styles.title}>{card.title}</h2>
            <ul className={styles.details}>
              {card.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
            {card.qualifier && <p className={styles.qualifier}>{card.qualifier}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
