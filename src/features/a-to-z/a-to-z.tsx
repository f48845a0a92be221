import { Band } from '#components/band/band.tsx';
import '#styles/drawn-aside.css';
import { LinkedText } from '#components/prose/prose.tsx';
import type { Term } from '#model/a-to-z.ts';
import { anchorOf } from '#model/course-letters.ts';
import styles from './a-to-z.module.css';

interface Props {
  letters: readonly { letter: string; terms: readonly Term[] }[];
  /** What the row of letters is called. */
  label: string;
}

/** Words from A to Z, each above the answers that it leads to. */
export function AToZ({ letters, label }: Props) {
  return (
    <Band as="div" className={styles.band}>
      <nav className={styles.nav} aria-label={label} data-print="none">
        <ul className={`${styles.letters} drawn-aside`} data-contents="">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a className="keep" href={`#${anchorOf(letter)}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, terms }) => (
        <section key={letter} id={anchorOf(letter)} className={styles.letter} tabIndex={-1}>
          <h2 className={styles.initial}>
            <span className="keep">{letter}</span>
          </h2>
          <dl className={styles.terms}>
            {terms.map(({ term, places }) => (
              <div key={term} className={styles.term}>
                <dt>
                  <LinkedText text={term} />
                </dt>
                {places.map(({ href, said, hrefLang }) => (
                  <dd key={href}>
                    <a href={href} hrefLang={hrefLang}>
                      <LinkedText text={said} />
                    </a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Band>
  );
}
