import { ButtonLink } from '#components/button/button.tsx';
import { CopyButton } from '#components/copy-button/copy-button.tsx';
import { Fold } from '#components/fold/fold.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import { placeOf } from '#model/routes.ts';
import styles from './fee-card.module.css';

export interface Fee {
  /** A sum, or what stands in its place. */
  annual: string;
  form: string;
  /** Null where there is no yearly sum. */
  firstYear: string | null;
  /** All years of study and the form; null where it is not known or is the first year. */
  whole: string | null;
}

interface Props {
  fee: Fee;
  /** What its lines, its link and its button are called. */
  labels: Record<'annual' | 'form' | 'firstYear' | 'whole' | 'separate' | 'fines' | 'table' | 'write', string>;
  rules: { separate: string; fines: string };
  /** What to do where there is no sum; `write` is the address of a message that has its subject. */
  advice: { text: string; askHeading: string; ask: readonly string[]; email: string; write: string };
}

/**
 * What a programme costs, line by line: the year, what is paid once, what the first year comes to and what is charged separately. Where the
 * school prints no sum, whom to ask and what for.
 */
export function FeeCard({ fee, labels, rules, advice }: Props) {
  return (
    <div className={styles.card}>
      <dl className={styles.lines}>
        <div className={fee.firstYear ? undefined : styles.consult}>
          <dt>{labels.annual}</dt>
          <dd>{fee.annual}</dd>
        </div>
        <div>
          <dt>{labels.form}</dt>
          <dd>{fee.form}</dd>
        </div>
        {fee.firstYear && (
          <div className={styles.sum}>
            <dt>{labels.firstYear}</dt>
            <dd>{fee.firstYear}</dd>
          </div>
        )}
        {fee.whole && (
          <div className={styles.whole}>
            <dt>{labels.whole}</dt>
            <dd>{fee.whole}</dd>
          </div>
        )}
        <div className={styles.words}>
          <dt>{labels.separate}</dt>
          <dd>{rules.separate}</dd>
        </div>
        <div className={styles.words}>
          <dt>{labels.fines}</dt>
          <dd>{rules.fines}</dd>
        </div>
      </dl>
      {!fee.firstYear && <HowToAsk {...advice} button={labels.write} />}
      <p className={styles.more} data-print="none">
        <a href={placeOf('paramedical', 'fees')}>{labels.table}</a>
      </p>
    </div>
  );
}

/** For a programme without a printed fee: the message to write, and what to ask in it. */
function HowToAsk({ text, askHeading, ask, email, write, button }: Props['advice'] & { button: string }) {
  return (
    <div className={styles.advice}>
      <p>
        <LinkedText text={text} />
      </p>
      <Fold kind="headed" summary={<h3 className={styles.ask}>{askHeading}</h3>}>
        <ul className={styles.questions}>
          {ask.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Fold>
      <p className={styles.address}>
        <a href={write}>{email}</a> <CopyButton text={email} what="the admissions address" />
      </p>
      <div data-print="none">
        <ButtonLink href={write}>{button}</ButtonLink>
      </div>
    </div>
  );
}
