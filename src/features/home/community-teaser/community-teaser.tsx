import { Fold } from '#components/fold/fold.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { WeekStrip } from '#components/week-strip/week-strip.tsx';
import type { PictureData } from '#model/picture-data.ts';
import { pathOf } from '#model/routes.ts';
import styles from './community-teaser.module.css';

interface Props {
  id: string;
  heading: string;
  lead: string;
  more: string;
  picture: PictureData;
  weekHeading: string;
  week: readonly { day: string; what: string }[];
}

/** The home page's Community: a picture from edge to edge, and a week on campus beneath it. */
export function CommunityTeaser({ id, heading, lead, more, picture, weekHeading, week }: Props) {
  return (
    <section className={styles.teaser} id={id} tabIndex={-1} data-ground-band="wash">
      <Picture className={styles.picture} picture={picture} sizes="100vw" shape="box" />
      <div className={styles.words} data-reveal="">
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          <p>
            <a className={styles.more} href={pathOf('community')}>
              {more}
            </a>
          </p>
        </div>
        <Fold kind="rest" summary={weekHeading}>
          <WeekStrip week={week} />
        </Fold>
      </div>
    </section>
  );
}
