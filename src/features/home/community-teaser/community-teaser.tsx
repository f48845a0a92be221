import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { WeekStrip } from '#components/week-strip/week-strip.tsx';
import type { PictureData } from '#model/picture-data.ts';
import { pathOf } from '#model/routes.ts';
import styles from './community-teaser.module.css';

interface Props {
  id: string;
  heading: string;
  lead: string;
  linkLabel: string;
  picture: PictureData;
  weekHeading: string;
  week: readonly { day: string; activity: string }[];
}

/** The home page's section on community: a full-width picture, and a week on campus below it. */
export function CommunityTeaser({ id, heading, lead, linkLabel, picture, weekHeading, week }: Props) {
  return (
    <section className={styles.teaser} id={id} tabIndex={-1} data-background="wash">
      <Picture className={styles.picture} picture={picture} sizes="100vw" shape="custom" />
      <div className={`stack-6 ${styles.content}`} data-reveal="">
        <div className={`stack-4 ${styles.head}`}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <p className="action-links">
            <a href={pathOf('community')}>{linkLabel}</a>
          </p>
        </div>
        <Collapsible variant="text" summary={weekHeading}>
          <WeekStrip week={week} />
        </Collapsible>
      </div>
    </section>
  );
}
