import { HindiBox } from '#components/hindi-box/hindi-box.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { InHindi as Facts, HindiTest } from '#model/in-hindi.ts';
import { pathOf, placeOf } from '#model/routes.ts';
import styles from './in-hindi.module.css';

/** The facts of a page in Hindi, for parents: they open on a press, in the device's own letters. */
export function InHindi({ facts: { words, name, rows } }: { facts: Facts }) {
  return (
    <div className={styles.band}>
      <HindiBox summary={words.summary}>
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
        <ul className={styles.links}>
          <li>
            <a href={placeOf('hindi', 'apply')}>{words.apply.more}</a>
          </li>
          <li>
            <a href={pathOf('letters')}>{words.write.letters}</a>
          </li>
          <li>
            <a href={pathOf('hindi')}>{words.all}</a>
          </li>
        </ul>
      </HindiBox>
    </div>
  );
}

function Tests({ tests }: { tests: readonly HindiTest[] }) {
  return (
    <ul className={styles.tests}>
      {tests.map(({ name, form }) => (
        <li key={name}>
          <span lang="en-IN">{name}</span> {form}
        </li>
      ))}
    </ul>
  );
}
