import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { ApplyLink } from '#components/button/button.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { FactRow } from '#model/given-facts.ts';
import type { PictureData } from '#model/picture-data.ts';
import type { RouteId } from '#model/routes.ts';
import styles from './programme-head.module.css';

interface Props {
  route: RouteId;
  shortName: string;
  fullName: string;
  lead: string;
  picture: PictureData;
  applyUrl: string;
  /** `annual` is a sum or what stands in its place; `firstYear` null where there is no sum. */
  fee: { annual: string; firstYear: string | null; form: string };
  facts: readonly FactRow[];
  /** What the school has told besides; on a phone it stands after the next step. */
  given: readonly FactRow[];
}

/** What the programme's picture asks for. */
export const programmeHeadSizes = '(min-width: 1024px) 50vw, 100vw';

/** Names of so many letters have one line at the full size; longer ones are set as large as their column lets them be. */
const oneLine = 8;

/** The head of a programme: on a phone's first screen what it costs, how long it takes, what it asks and the next step. */
export function ProgrammeHead({ route, shortName, fullName, lead, picture, applyUrl, fee, facts, given }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Breadcrumbs route={route} />
        <h1 className={styles.heading}>
          <span className={styles.short} data-length={shortName.length > oneLine ? 'long' : undefined}>
            {shortName}
          </span>{' '}
          <span className={styles.full}>{fullName}</span>
        </h1>
        <dl className={styles.facts}>
          <div>
            <dt>Fee</dt>
            <dd>
              <span className={fee.firstYear ? styles.amount : styles.consult}>{fee.annual}</span>{' '}
              <span className={styles.note}>
                {fee.firstYear ? `a year, and ${fee.form} once for the form` : `${fee.form} once for the form`}
              </span>
            </dd>
          </div>
          <Facts rows={facts} />
        </dl>
        <div className={styles.act} data-print="none">
          <ApplyLink applyUrl={applyUrl} wide />
        </div>
        {given.length > 0 && (
          <dl className={`${styles.facts} ${styles.given}`}>
            <Facts rows={given} />
          </dl>
        )}
      </div>
      <div className={styles.side}>
        <div className={styles.place}>
          <Picture picture={picture} sizes={programmeHeadSizes} first shape="fill" />
        </div>
        <p className={styles.lead}>
          <LinkedText text={lead} />
        </p>
      </div>
    </div>
  );
}

function Facts({ rows }: { rows: readonly FactRow[] }) {
  return rows.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <strong>
          <LinkedText text={value} />
        </strong>
      </dd>
    </div>
  ));
}
