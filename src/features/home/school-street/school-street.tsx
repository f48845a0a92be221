import { Band } from '#components/band/band.tsx';
import { Dotted } from '#components/dotted/dotted.tsx';
import { HindiLink } from '#components/hindi-link/hindi-link.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import { oneRendition, type PictureData, srcSet } from '#model/picture-data.ts';
import { pathOf } from '#model/routes.ts';
import type { SchoolDoor } from '#model/school-doors.ts';
import styles from './school-street.module.css';

interface Props {
  id: string;
  heading: string;
  lead: string;
  /** What the links at the end say: to the index of courses, and to the questions of others. */
  courses: string;
  more: string;
  /** How the cards' figures are counted. */
  note?: string | undefined;
  doors: readonly SchoolDoor[];
}

/** How wide a door's picture is: in the list 104 pixels, in the street as `--door` in the style sheet. */
const sizes =
  '(prefers-reduced-motion: reduce) 104px, (scripting: none) 104px, (min-width: 1778px) 480px, (min-width: 1037px) 27vw, 280px';

/** After dark one width is enough: the narrower file saves 5 KB a door on a wide screen, and costs every visitor HTML. */
const afterDark = (picture: PictureData) => srcSet(oneRendition(picture, 640).avif);

/**
 * The nine schools as one street of nine doors, scrolled sideways by thumb, wheel, arrow keys or two buttons. Without script, under reduced motion and
 * with Save-Data it is a list. The script (school-street.client.ts) changes the pictures to those of the visitor's hour.
 */
export function SchoolStreet({ id, heading, lead, courses, more, note, doors }: Props) {
  return (
    <Band className={styles.band} id={id} ground="wash" reveals tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={`${id}-heading`}>
          {heading}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.turns} data-needs-script="">
          <button type="button" className={`${styles.turn} arrow`} data-street-turn="-1">
            <span className="visually-hidden">Earlier schools</span>
          </button>
          <button type="button" className={`${styles.turn} arrow`} data-street-turn="1">
            <span className="visually-hidden">More schools</span>
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys (WCAG 2.1.1) */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would want a heading within it */}
      <div className={styles.street} role="region" aria-labelledby={`${id}-heading`} tabIndex={0} data-street="">
        <ul className={styles.doors}>
          {doors.map(({ hue, card, day, dusk, night }) => (
            <li key={card.route} className={styles.door} data-hue={hue} data-dusk={afterDark(dusk)} data-night={afterDark(night)}>
              <Picture className={styles.picture} picture={day} sizes={sizes} shape="box" />
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <a className={`${styles.link} arrow`} href={pathOf(card.route)}>
                    {card.name}
                  </a>
                </h3>
                <p className={styles.description}>{card.description}</p>
              </div>
              <details className={styles.more} name={`${id}-more`}>
                <summary className="plus">
                  <span className={styles.facts}>
                    <span>{card.courseCount}</span> <span>{card.duration}</span>
                    <span className="visually-hidden">{` in ${card.name}`}</span>
                  </span>
                </summary>
                <Dotted className={styles.programmes} parts={card.programmes} show={(name) => <LinkedText text={name} />} />
                <p className={styles.students}>
                  <LinkedText text={card.studentCount} />
                </p>
              </details>
            </li>
          ))}
        </ul>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.links}>
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
