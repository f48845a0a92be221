import { Band } from '#components/band/band.tsx';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { Term } from '#model/a-to-z.ts';
import { letterAnchor } from '#model/courses-a-to-z.ts';
import styles from './a-to-z.module.css';

interface Props {
  letters: readonly { letter: string; terms: readonly Term[] }[];
  /** Accessible name of the row of letters. */
  label: string;
}

/** Terms from A to Z. A term with one target is the link itself, one with several has a list of links. Phones collapse each letter. */
export function AToZ({ letters, label }: Props) {
  return (
    <Band as="div" className={styles.band}>
      <nav className={styles.nav} aria-label={label} data-print="none">
        <ul className={styles.letters} data-contents="">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a className="nowrap" href={`#${letterAnchor(letter)}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, terms }) => (
        <section key={letter} id={letterAnchor(letter)} className={styles.letter} tabIndex={-1}>
          <Collapsible
            variant="heading"
            summary={
              <>
                <h2 className={`numeral ${styles.initial}`}>
                  <span className="nowrap">{letter}</span>
                </h2>
                <span className={`quiet ${styles.range}`}>{[...new Set([terms[0]?.term, terms.at(-1)?.term])].join(' … ')}</span>
              </>
            }
          >
            <ul className={styles.terms}>
              {terms.map(({ term, targets }) => (
                <TermEntry key={term} term={term} targets={targets} />
              ))}
            </ul>
          </Collapsible>
        </section>
      ))}
    </Band>
  );
}

function TermEntry({ term, targets }: Term) {
  const [target, ...others] = targets;
  if (target && others.length === 0)
    return (
      <li className={styles.term}>
        <a className={`${styles.name} ${styles.link}`} href={target.href} hrefLang={target.hrefLang}>
          <LinkedText text={term} />
        </a>{' '}
        {target.detail !== term && (
          <span className={`quiet ${styles.detail}`}>
            <LinkedText text={target.detail} />
          </span>
        )}
      </li>
    );
  return (
    <li className={styles.term}>
      <span className={styles.name}>
        <LinkedText text={term} />
      </span>{' '}
      <ul className={styles.targets}>
        {targets.map(({ href, detail, hrefLang }) => (
          <li key={href}>
            <a className={styles.detail} href={href} hrefLang={hrefLang}>
              <LinkedText text={detail} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
