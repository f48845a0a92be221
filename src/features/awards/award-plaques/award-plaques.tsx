import { Picture } from '#components/picture/picture.tsx';
import type { AwardCard } from '#model/claims.ts';
import type { PictureData } from '#model/picture-data.ts';
import styles from './award-plaques.module.css';

/** On a phone a little under the width that is shown (89vw): the next larger files would take the page over its budget. */
const sizes = '(min-width: 768px) 46vw, 82vw';

/** Awards and partnerships, each with what it means, and that its issuer is as the school states it. */
export function AwardPlaques({ cards }: { cards: readonly (Omit<AwardCard, 'picture'> & { picture: PictureData })[] }) {
  return (
    <ul className={styles.plaques}>
      {cards.map((card) => (
        <li key={card.id} id={card.id} className={styles.plaque}>
          <Picture picture={card.picture} sizes={sizes} shape="landscape" />
          <div className={styles.words}>
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
