import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { ApplyLink } from '#components/button/button.tsx';
import { KeepButton } from '#components/keep-button/keep-button.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { Picture } from '#components/picture/picture.tsx';
import type { FactRow } from '#model/optional-facts.ts';
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
  /** `annual` is an amount or, if the fee is on request, a text; then `firstYear` is null. */
  fee: { annual: string; firstYear: string | null; form: string };
  facts: readonly FactRow[];
  /** Facts that are only shown if they are set, below the buttons. */
  optionalFacts: readonly FactRow[];
}

/** The `sizes` attribute of the picture. */
export const programmeHeadSizes = '(min-width: 1024px) 55vw, 100vw';

/** Maximum length of a short name that fits on a line at full size. Longer names scale with their column. */
const maxFullSizeLength = 8;

/** The head of a programme's page. On phones the first screen has the fee, the duration, the eligibility and the Apply button. */
export function ProgrammeHead({ route, shortName, fullName, lead, picture, applyUrl, fee, facts, optionalFacts }: Props) {
  return (
    <div className={styles.head}>
      <div className={`stack-2 ${styles.text}`}>
        <Breadcrumbs route={route} />
        <h1 className={`stack-0 ${styles.heading}`}>
          <span className={`numeral ${styles.shortName}`} data-length={shortName.length > maxFullSizeLength ? 'long' : undefined}>
            {shortName}
          </span>{' '}
          <span className={styles.fullName}>{fullName}</span>
        </h1>
        <dl className={styles.facts}>
          <div>
            <dt>Fee</dt>
            <dd>
              <span className={fee.firstYear ? `numeral ${styles.amount}` : styles.onRequest}>{fee.annual}</span>{' '}
              <span className={styles.note}>
                {fee.firstYear ? `a year, and ${fee.form} once for the form` : `Form: ${fee.form}, once`}
              </span>
            </dd>
          </div>
          <Facts rows={facts} />
        </dl>
        <div className={`stack-0 ${styles.actions}`} data-print="none">
          <ApplyLink applyUrl={applyUrl} wide />
          <KeepButton id={route} name={shortName} hasLabel />
        </div>
        {optionalFacts.length > 0 && (
          <dl className={`${styles.facts} ${styles.optionalFacts}`}>
            <Facts rows={optionalFacts} />
          </dl>
        )}
      </div>
      <div className={styles.pictureColumn}>
        <div className={styles.picture}>
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
