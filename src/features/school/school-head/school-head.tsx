import { ApplyLink } from '#components/button/button.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { feeTemplateId } from '#model/email-templates.ts';
import type { FactRow } from '#model/optional-facts.ts';
import type { PictureData } from '#model/picture-data.ts';
import { hrefOf } from '#model/routes.ts';
import styles from './school-head.module.css';

interface Props {
  heading: string;
  lead: string;
  card: { courseCountText: string; duration: string; studentCountText: string };
  /** Further facts that families look for. */
  facts: readonly FactRow[];
  picture: PictureData;
  applyUrl: string;
  /** Whether the page has the fees. Otherwise a link leads to the e-mail that asks for them. */
  hasFees: boolean;
  /** Shape of the picture. Differs between neighbouring schools. */
  frame: 'wide' | 'tower' | 'arch' | 'uncropped';
}

/** `sizes` of the picture in each frame. If the frame is higher than the picture, the width depends on the height. */
export const schoolHeadSizes = {
  wide: '100vw',
  uncropped: '(min-width: 1024px) 58vw, 100vw',
  tower: '(min-width: 1024px) 80vw, 100vw',
  arch: '(min-width: 1024px) 72vw, (min-width: 640px) 140vw, (max-resolution: 1.5dppx) 180vw, 92vw',
} as const;

/** The head of a school's page: name, picture and facts. */
export function SchoolHead({ heading, lead, card, facts, picture, applyUrl, hasFees, frame }: Props) {
  return (
    <div className={styles.head} data-frame={frame}>
      <div className={`stack-4 ${styles.text}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <div className={`stack-2 ${styles.introduction}`}>
          <p className={`lead ${styles.lead}`}>
            <LinkedText text={lead} />
          </p>
          <p className={`cluster action-links ${styles.actions}`} data-print="none">
            <ApplyLink applyUrl={applyUrl} /> <a href={hrefOf('courses', 'apply')}>How to apply</a>{' '}
            {!hasFees && <a href={hrefOf('email-templates', feeTemplateId)}>Ask for the fee sheet</a>}
          </p>
        </div>
      </div>
      <div className={styles.picture} data-print="none">
        <Picture picture={picture} sizes={schoolHeadSizes[frame]} first shape="fill" />
      </div>
      <dl className={`cluster ${styles.facts}`}>
        <div>
          <dt className="quiet">Choice</dt>
          <dd>{card.courseCountText}</dd>
        </div>
        <div>
          <dt className="quiet">Length</dt>
          <dd>
            <LinkedText text={card.duration} />
          </dd>
        </div>
        <div>
          <dt className="quiet">Students</dt>
          <dd>{card.studentCountText}</dd>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
