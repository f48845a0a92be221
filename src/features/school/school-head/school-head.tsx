import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { ApplyLink } from '#components/button/button.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { FactRow } from '#model/given-facts.ts';
import type { PictureData } from '#model/picture-data.ts';
import { placeOf, type RouteId } from '#model/routes.ts';
import styles from './school-head.module.css';

interface Props {
  route: RouteId;
  heading: string;
  lead: string;
  card: { courseCount: string; duration: string; studentCount: string };
  /** What else a family looks for here. */
  facts: readonly FactRow[];
  picture: PictureData;
  applyUrl: string;
  /** Which way the school's place is shown: its own, so that no two neighbours look alike. */
  frame: 'wide' | 'tower' | 'arch' | 'plate';
}

/** What the head's picture asks for in each frame: where the frame is higher than the picture, its height decides how large that must be. */
export const schoolHeadSizes = {
  wide: '100vw',
  plate: '(min-width: 1024px) 58vw, 100vw',
  tower: '(min-width: 1024px) 80vw, 100vw',
  arch: '(min-width: 1024px) 72vw, (min-width: 640px) 140vw, (max-resolution: 1.5dppx) 180vw, 92vw',
} as const;

/** The head of a school's page: its name, its place, and three plain facts. */
export function SchoolHead({ route, heading, lead, card, facts, picture, applyUrl, frame }: Props) {
  return (
    <div className={styles.head} data-frame={frame}>
      <div className={styles.words}>
        <Breadcrumbs route={route} />
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.say}>
          <p className={styles.lead}>
            <LinkedText text={lead} />
          </p>
          <p className={styles.acts} data-print="none">
            <ApplyLink applyUrl={applyUrl} /> <a href={placeOf('courses', 'apply')}>How to apply</a>
          </p>
        </div>
      </div>
      <div className={styles.place}>
        <Picture picture={picture} sizes={schoolHeadSizes[frame]} first shape="fill" />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Choice</dt>
          <dd>{card.courseCount}</dd>
        </div>
        <div>
          <dt>Length</dt>
          <dd>{card.duration}</dd>
        </div>
        <div>
          <dt>Students</dt>
          <dd>{card.studentCount}</dd>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
