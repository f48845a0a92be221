import { Band } from '#components/band/band.tsx';
import { Dotted } from '#components/dotted/dotted.tsx';
import { Fold } from '#components/fold/fold.tsx';
import { HindiLink } from '#components/hindi-link/hindi-link.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { PictureData } from '#model/picture-data.ts';
import { pathOf } from '#model/routes.ts';
import type { Hue, SchoolCard } from '#schemas/school.ts';
import styles from './school-grid.module.css';

interface Props {
  id: string;
  heading: string;
  lead: string;
  /** What the links at the end say: to the index of courses, and to the questions of others. */
  courses: string;
  more: string;
  /** How the cards' figures are counted. */
  note?: string | undefined;
  schools: readonly { hue: Hue; card: Omit<SchoolCard, 'picture'> & { picture: PictureData } }[];
}

/** The nine schools as places to enter: two and three to a row on wide screens, one below the other on phones. */
export function SchoolGrid({ id, heading, lead, courses, more, note, schools }: Props) {
  return (
    <Band className={styles.band} id={id} ground="wash" reveals tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul className={styles.grid}>
        {schools.map(({ hue, card }, index) => (
          <li key={card.route} className={styles.card} data-hue={hue} data-school={card.route}>
            <Picture
              className={styles.picture}
              picture={card.picture}
              sizes={index === 0 ? '(min-width: 1024px) 62vw, 92vw' : '(min-width: 1024px) 45vw, (min-width: 560px) 46vw, 92vw'}
              shape="box"
            />
            <h3 className={styles.name}>
              <a className={styles.link} href={pathOf(card.route)}>
                {card.name}
              </a>
            </h3>
            <Fold kind="corner" summary={`About ${card.name}`}>
              <div className={styles.matter}>
                <p className={styles.description}>{card.description}</p>
                <Dotted className={styles.programmes} parts={card.programmes} show={(name) => <LinkedText text={name} />} />
              </div>
            </Fold>
            <p className={styles.facts}>
              <span>{card.courseCount}</span>
              <span>{card.duration}</span>
              <span>
                <LinkedText text={card.studentCount} />
              </span>
              <span className={`${styles.enter} arrow`} aria-hidden="true">
                <span className={styles.word}>Enter</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.more}>
        <p>
          <a href={pathOf('courses')}>{courses}</a>
        </p>
        <p>
          <a href={pathOf('faq')}>{more}</a>
        </p>
        <p>
          For parents: <HindiLink />
        </p>
      </div>
    </Band>
  );
}
