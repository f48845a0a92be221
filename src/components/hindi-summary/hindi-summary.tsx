import { HindiBox } from '#components/hindi-box/hindi-box.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { HindiSummaryFacts, HindiTest } from '#model/hindi-summary.ts';
import { hrefOf, pathOf } from '#model/routes.ts';
import styles from './hindi-summary.module.css';

/** A collapsed summary of a page's facts in Hindi, for parents. */
export function HindiSummary({ facts: { labels, name, rows } }: { facts: HindiSummaryFacts }) {
  return (
    <div className={styles.band}>
      <HindiBox summary={labels.summary}>
        <p className={styles.name}>
          <LinkedText text={name} />
        </p>
        <dl className={styles.rows}>
          {rows.map(({ label, sentences, tests = [] }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {tests.length > 0 && <Tests tests={tests} />}
                <p>
                  <LinkedText text={sentences.join(' ')} />
                </p>
              </dd>
            </div>
          ))}
        </dl>
        <ul className={`cluster ${styles.links}`}>
          <li>
            <a href={hrefOf('hindi', 'apply')}>{labels.apply.stepsLink}</a>
          </li>
          <li>
            <a href={pathOf('email-templates')}>{labels.contact.emailTemplates}</a>
          </li>
          <li>
            <a href={pathOf('hindi')}>{labels.hindiPageLink}</a>
          </li>
        </ul>
      </HindiBox>
    </div>
  );
}

function Tests({ tests }: { tests: readonly HindiTest[] }) {
  return (
    <ul className={styles.tests}>
      {tests.map(({ name, lang, form }) => (
        <li key={name}>
          <span lang={lang}>{name}</span> {form}
        </li>
      ))}
    </ul>
  );
}
