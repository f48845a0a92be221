import type { ReactNode } from 'react';
import type { IndexEntry, IndexedSchool, Letter } from '../../lib/course-index.ts';
import { labelOf, pathOf } from '../../lib/routes.ts';
import styles from './course-finder.module.css';

interface Props {
  schools: readonly IndexedSchool[];
  letters: readonly Letter[];
  /** The words of the filter's buttons. */
  schoolWords: Readonly<Record<string, string>>;
  levels: readonly string[];
  note: string;
}

/**
 * Every programme and course twice: by school, and from A to Z by what it teaches. Without script both lists stand one below the other;
 * a script shows one at a time, by the address, and offers the filter (behaviours/course-finder.ts).
 */
export function CourseFinder({ schools, letters, schoolWords, levels, note }: Props) {
  const schoolChoices = schools.map(({ route }) => ({ value: route, word: schoolWords[route] ?? labelOf(route) }));
  const lines = letters.flatMap(({ entries }) => entries).length;
  return (
    <div data-course-finder="">
      <div className={`band ${styles.controls}`} data-print="none">
        <nav className={styles.views} aria-label="Order of the list">
          <a className={styles.view} href="#by-school" data-view-link="">
            By school
          </a>{' '}
          <a className={styles.view} href="#a-to-z" data-view-link="">
            A to Z
          </a>
        </nav>
        <Choices kind="school" label="School" choices={schoolChoices} />
        <Choices kind="level" label="Level" choices={levels.map((value) => ({ value, word: value }))} />
        <p className={styles.count} role="status" data-finder-count="" data-needs-script="">
          {`${lines} of ${lines} shown`}
        </p>
        <p className={styles.note}>
          {note} <a href="#apply">How to apply</a>
        </p>
      </div>
      <section id="by-school" data-view="" aria-label="By school" tabIndex={-1}>
        {schools.map(({ route, hue, groups }) => (
          <section key={route} id={route} className={`band ${styles.school}`} data-hue={hue} data-group="" tabIndex={-1}>
            <h2 className={styles.heading}>
              <a href={pathOf(route)}>{labelOf(route)}</a>
            </h2>
            <div className={styles.lists}>
              {groups.map(({ title, entries }) => (
                <div key={title} data-group="">
                  {title && <h3 className={styles.category}>{title}</h3>}
                  <ul className={styles.list}>
                    {entries.map((entry) => (
                      <Line key={entry.key} entry={entry} title={entry.name}>
                        {entry.explained ?? (title && entry.award)}
                      </Line>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        ))}
      </section>
      <section id="a-to-z" data-view="" aria-label="A to Z" tabIndex={-1}>
        <nav className={`band ${styles.letters}`} aria-label="Letters" data-print="none">
          <ul className={styles.alphabet}>
            {letters.map(({ letter }) => (
              <li key={letter} data-jump={anchorOf(letter)}>
                <a href={`#${anchorOf(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        {letters.map(({ letter, entries }) => (
          <section key={letter} id={anchorOf(letter)} className={`band ${styles.letter}`} data-group="" tabIndex={-1}>
            <h2 className={styles.initial}>{letter}</h2>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <Line key={entry.key} entry={entry} title={entry.subject}>
                  {entry.award} · {labelOf(entry.school)}
                </Line>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}

const anchorOf = (letter: string) => `letter-${letter.toLowerCase().replace('–', '-')}`;

function Line({ entry, title, children }: { entry: IndexEntry; title: string; children: ReactNode }) {
  const { href, length, school, levels } = entry;
  return (
    <li className={styles.line} data-course={school} data-levels={levels.join(' ')}>
      <a className={styles.name} href={href}>
        {title}
      </a>{' '}
      {children && <span className={styles.more}>{children}</span>} {length && <span className={styles.length}>{length}</span>}
    </li>
  );
}

interface ChoicesProps {
  kind: 'school' | 'level';
  label: string;
  choices: readonly { value: string; word: string }[];
}

/** The buttons of one filter; 'All' takes it off. */
function Choices({ kind, label, choices }: ChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and there is none
    <div className={styles.filter} role="group" aria-label={label} data-needs-script="">
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {[{ value: '', word: 'All' }, ...choices].map(({ value, word }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={value === ''}
          data-filter={kind}
          data-value={value}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
