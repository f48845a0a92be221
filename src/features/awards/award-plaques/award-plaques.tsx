import { ButtonLink } from '#components/button/button.tsx';
import { Picture } from '#components/picture/picture.tsx';
import type { AwardCard } from '#model/claims.ts';
import type { PictureData } from '#model/picture-data.ts';
import { mailLink } from '#utils/mail-link.ts';
import styles from './award-plaques.module.css';

/** Smaller than the rendered width on phones (89vw): the next larger files would exceed the page's budget. */
const sizes = '(min-width: 768px) 46vw, 82vw';

interface Props {
  cards: readonly (Omit<AwardCard, 'picture'> & { picture: PictureData })[];
  /** Where visitors ask for a copy of a certificate. */
  email: string;
}

/**
 * Awards and partnerships, with details, links to their courses, an e-mail that asks for the certificate, and their evidence or a note on it.
 */
export function AwardPlaques({ cards, email }: Props) {
  return (
    <ul className={styles.plaques}>
      {cards.map((card) => (
        <li key={card.id} id={card.id} className={`stack-4 ${styles.plaque}`}>
          <div className="stack-2">
            <div className="accent">{card.category}</div>
            <h2 className={styles.title}>{card.title}</h2>
          </div>
          <Picture className={styles.picture} picture={card.picture} sizes={sizes} shape="3-2" />
          <div className="stack-2">
            <dl className={`stack-2 ${styles.details}`}>
              {card.details.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {card.links.length > 0 && (
              <p className={`cluster action-links ${styles.links}`} data-print="none">
                {card.links.map(({ href, label }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </p>
            )}
            <p data-print="none">
              <ButtonLink href={mailLink(email, `Certificate: ${card.title}`)} variant="outline">
                Ask for the certificate
              </ButtonLink>
            </p>
            {card.qualifier && <p className="quiet">{card.qualifier}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
