import { Band } from '#components/band/band.tsx';
import { Dotted } from '#components/dotted/dotted.tsx';
import { HindiLink } from '#components/hindi-link/hindi-link.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { oneRendition, type PictureData, srcSet } from '#model/picture-data.ts';
import { pathOf } from '#model/routes.ts';
import type { SchoolDoor } from '#model/school-doors.ts';
import styles from './school-street.module.css';

interface Props {
  id: string;
  heading: string;
  lead: string;
  /** Labels of the links to all courses and to the FAQs. */
  courses: string;
  linkLabel: string;
  /** How the numbers on the cards are counted. */
  note?: string | undefined;
  doors: readonly SchoolDoor[];
  /** The schools' short names by route, for a list of links below the street on phones, which show one door at a time. */
  shortNames: Readonly<Record<string, string>>;
}

/** `sizes` of a card's picture: 128 pixels in the list, else the width `--door` of the style sheet. */
const sizes =
  '(prefers-reduced-motion: reduce) 128px, (scripting: none) 128px, (min-width: 1778px) 480px, (min-width: 1037px) 27vw, 280px';

/** `srcset` of a picture by dusk or night, of a single width: more widths would save 5 KB per card on some screens, but enlarge the HTML for all. */
const darkSrcSet = (picture: PictureData) => srcSet(oneRendition(picture, 640).avif);

/**
 * The nine schools as a street of nine doors: a carousel that scrolls sideways by touch, wheel, arrow keys or two buttons. Without JavaScript, under
 * reduced motion and with Save-Data it is a list. school-street.client.ts changes the pictures to the light of the visitor's hour.
 */
export function SchoolStreet({ id, heading, lead, courses, linkLabel, note, doors, shortNames }: Props) {
  return (
    <Band className={styles.band} id={id} background="wash" reveals tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={`${id}-heading`}>
          {heading}
        </h2>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <div className={styles.stepButtons} data-needs-script="">
          <button type="button" className={`${styles.stepButton} arrow`} data-street-step="-1">
            <span className="visually-hidden">Earlier schools</span>
          </button>
          <button type="button" className={`${styles.stepButton} arrow`} data-street-step="1">
            <span className="visually-hidden">More schools</span>
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be operable by keyboard (WCAG 2.1.1) */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading in it */}
      <div className={styles.street} role="region" aria-labelledby={`${id}-heading`} tabIndex={0} data-street="">
        <ul className={styles.doors}>
          {doors.map(({ hue, card, day, dusk, night }) => (
            <li
              key={card.route}
              className={styles.door}
              data-hue={hue}
              data-dusk={darkSrcSet(dusk)}
              data-night={darkSrcSet(night)}
            >
              <Picture className={styles.picture} picture={day} sizes={sizes} shape="custom" />
              <div className={`stack-0 ${styles.text}`}>
                <h3 className={styles.name}>
                  <a className={styles.link} href={pathOf(card.route)}>
                    {card.name}
                  </a>
                </h3>
                <p className={styles.description}>{card.description}</p>
              </div>
              <details className={styles.details} name={`${id}-more`}>
                <summary className="plus">
                  <span className={`cluster ${styles.facts}`}>
                    <span>{card.courseCountText}</span> <span>{card.duration}</span>
                    <span className="visually-hidden">{` in ${card.name}`}</span>
                  </span>
                </summary>
                <Dotted
                  className={`quiet ${styles.programmes}`}
                  items={card.programmes}
                  render={(name) => <LinkedText text={name} />}
                />
                <p className={styles.students}>
                  <LinkedText text={card.studentCountText} />
                </p>
              </details>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.names}>
        {doors.map(({ card: { route } }) => (
          <li key={route}>
            <a href={pathOf(route)}>{shortNames[route]}</a>
          </li>
        ))}
      </ul>
      {note && <p className="quiet">{note}</p>}
      <div className="action-links">
        <p>
          <a href={pathOf('courses')}>{courses}</a>
        </p>
        <p>
          <a href={pathOf('faq')}>{linkLabel}</a>
        </p>
        <p>
          For parents: <HindiLink />
        </p>
      </div>
    </Band>
  );
}
