import { Band } from '#components/band/band.tsx';
import '#styles/scroll-row.css';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { Term } from '#model/a-to-z.ts';
import { anchorOf } from '#model/courses-a-to-z.ts';
import styles from './a-to-z.module.css';

interface Props {
  letters: readonly { letter: string; terms: readonly Term[] }[];
  /** Accessible name of the row of letters. */
  label: string;
}

/** Terms from A to Z, each with links. Phones collapse each letter. */
export function AToZ({ letters, label }: Props) {
  return (
    <Band as="div" className={styles.band}>
      <nav className={styles.nav} aria-label={label} data-print="none">
        <ul className={`${styles.letters} scroll-row`} data-contents="">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a className="nowrap" href={`#${anchorOf(letter)}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, terms }) => (
        <section key={letter} id={anchorOf(letter)} className={styles.letter} tabIndex={-1}>
          <Collapsible
            variant="heading"
            summary={
              <>
                <h2 className={styles.initial}>
                  <span className="nowrap">{letter}</span>
                </h2>
                <span className={styles.range}>{[...new Set([terms[0]?.term, terms.at(-1)?.term])].join(' … ')}</span>
              </>
            }
          >
            <dl className={styles.terms}>
              {terms.map(({ term, targets }) => (
                <div key={term} className={styles.term}>
                  <dt>
                    <LinkedText text={term} />
                  </dt>
                  {targets.map(({ href, detail, hrefLang }) => (
                    <dd key={href}>
                      <a href={href} hrefLang={hrefLang}>
                        <LinkedText text={detail} />
                      </a>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </Collapsible>
        </section>
      ))}
    </Band>
  );
}
