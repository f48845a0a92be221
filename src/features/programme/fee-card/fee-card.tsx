import { ButtonLink } from '#components/button/button.tsx';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { CopyButton } from '#components/copy-button/copy-button.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { hrefOf } from '#model/routes.ts';
import styles from './fee-card.module.css';

export interface Fee {
  /** The fee per year, or a text if it is on request. */
  annual: string;
  form: string;
  /** Null if there is no yearly fee. */
  firstYear: string | null;
  /** All years of study and the form; null if unknown or equal to the first year. */
  total: string | null;
}

interface Props {
  fee: Fee;
  /** Labels of the rows, the link and the button. */
  labels: Record<'annual' | 'form' | 'firstYear' | 'completeCourse' | 'separate' | 'fines' | 'table' | 'writeLabel', string>;
  rules: { separate: string; fines: string };
  /** Shown if there is no yearly fee. `questions`: what to ask for in the e-mail. `mailHref`: a `mailto:` link with a subject. */
  advice: { text: string; questionsHeading: string; questions: readonly string[]; email: string; mailHref: string };
}

/** The cost of a programme: fee per year, form, first year, total and separate charges. If the fee is not published, how to request it. */
export function FeeCard({ fee, labels, rules, advice }: Props) {
  return (
    <div className="stack-4">
      <dl className={styles.rows}>
        <div className={fee.firstYear ? undefined : styles.onRequest}>
          <dt>{labels.annual}</dt>
          <dd>{fee.annual}</dd>
        </div>
        <div>
          <dt>{labels.form}</dt>
          <dd>{fee.form}</dd>
        </div>
        {fee.firstYear && (
          <div className={styles.firstYear}>
            <dt>{labels.firstYear}</dt>
            <dd>{fee.firstYear}</dd>
          </div>
        )}
        {fee.total && (
          <div className={styles.total}>
            <dt>{labels.completeCourse}</dt>
            <dd>{fee.total}</dd>
          </div>
        )}
        <div className={styles.textRow}>
          <dt className="quiet">{labels.separate}</dt>
          <dd>{rules.separate}</dd>
        </div>
        <div className={styles.textRow}>
          <dt className="quiet">{labels.fines}</dt>
          <dd>{rules.fines}</dd>
        </div>
      </dl>
      {!fee.firstYear && <FeeRequest {...advice} buttonLabel={labels.writeLabel} />}
      <p className="action-links" data-print="none">
        <a href={hrefOf('paramedical', 'fees')}>{labels.table}</a>
      </p>
    </div>
  );
}

/** How to request an unpublished fee by e-mail. */
function FeeRequest({
  text,
  questionsHeading,
  questions,
  email,
  mailHref,
  buttonLabel,
}: Props['advice'] & { buttonLabel: string }) {
  return (
    <div className="stack-3">
      <p>
        <LinkedText text={text} />
      </p>
      <Collapsible variant="heading" summary={<h3 className={styles.questionsHeading}>{questionsHeading}</h3>}>
        <ul className={`stack-1 ${styles.questions}`}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Collapsible>
      <p className={`cluster action-links ${styles.address}`}>
        <a href={mailHref}>{email}</a> <CopyButton text={email} description="the admissions address" />
      </p>
      <div data-print="none">
        <ButtonLink href={mailHref}>{buttonLabel}</ButtonLink>
      </div>
    </div>
  );
}
