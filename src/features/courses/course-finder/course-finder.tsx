import { Band } from '#components/band/band.tsx';
import '#styles/drawn-aside.css';
import { Choice, ChoiceRow } from '#components/choice/choice.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { IndexEntry, IndexedSchool } from '#model/course-index.ts';
import { anchorOf, type Letter } from '#model/course-letters.ts';
import { labelOf, pathOf } from '#model/routes.ts';
import styles from './course-finder.module.css';

interface Props {
  schools: readonly IndexedSchool[];
  letters: readonly Letter[];
  /** The words of the filter's buttons. */
  schoolWords: Readonly<Record<string, string>>;
  levels: readonly string[];
  note: string;
  /** What stands below the lists. */
  jumps: readonly { href: string; label: string }[];
}

/**
 * Every programme and course twice: by school, and from A to Z by what it teaches and by the letters that it goes by. Without script both lists stand one below the other;
 * a script shows one at a time, by the address, and offers the filter (features/courses/course-finder/course-finder.client.ts).
 */
export function CourseFinder({ schools, letters, schoolWords, levels, note, jumps }: Props) {
  const schoolChoices = schools.map(({ route }) => ({ value: route, word: schoolWords[route] ?? labelOf(route) }));
  const lines = schools.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries)).length;
  return (
    <div data-course-finder="">
      <Band as="div" className={styles.controls} data-print="none">
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
        <LoadFailure what="The filter" here={pathOf('courses')} />
        <div className={`${styles.acts} drawn-aside`}>
          <p role="status" data-finder-count="" data-needs-script="">
            {`${lines} of ${lines} shown`}
          </p>{' '}
          {jumps.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </div>
      </Band>
      <section id="by-school" data-view="" aria-label="By school" tabIndex={-1}>
        {schools.map(({ route, hue, fees, groups }) => (
          <Band key={route} id={route} className={styles.school} data-hue={hue} data-group="" tabIndex={-1}>
            <div className={styles.head}>
              <h2 className={styles.heading}>
                <a href={pathOf(route)}>{labelOf(route)}</a>
              </h2>
              {fees && (
                <a href={fees}>
                  Fees<span className="visually-hidden"> in {labelOf(route)}</span>
                </a>
              )}
            </div>
            <div className={styles.lists}>
              {groups.map(({ title, entries }) => (
                <div key={title} data-group="">
                  {title && <h3 className={styles.category}>{title}</h3>}
                  <ul className={styles.list}>
                    {entries.map((entry) => (
                      <Line {...entry} key={entry.key} title={entry.name} said={entry.explained ?? (title && entry.award)} />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Band>
        ))}
      </section>
      <section id="a-to-z" data-view="" aria-label="A to Z" tabIndex={-1}>
        <Band as="nav" className={styles.letters} aria-label="Letters" data-print="none">
          <ul className={styles.alphabet}>
            {letters.map(({ letter }) => (
              <li key={letter} data-jump={anchorOf(letter)}>
                <a className="keep" href={`#${anchorOf(letter)}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </Band>
        {letters.map(({ letter, lines: found }) => (
          <Band key={letter} id={anchorOf(letter)} className={styles.letter} data-group="" tabIndex={-1}>
            <h2 className={`keep ${styles.initial}`}>{letter}</h2>
            <ul className={styles.list}>
              {found.map((line) => (
                <Line {...line} key={line.key} />
              ))}
            </ul>
          </Band>
        ))}
      </section>
      <Band as="div" className={styles.note}>
        <p>{note}</p>
      </Band>
    </div>
  );
}

interface LineProps extends Pick<IndexEntry, 'href' | 'school' | 'levels' | 'length' | 'fee' | 'lastDate'> {
  title: string;
  said: string | null;
  /** Whether it is a second line of a course, which is not counted again. */
  also?: boolean;
}

function Line({ title, said, href, school, levels, length, fee, lastDate, also }: LineProps) {
  return (
    <li className={styles.line} data-school={school} data-levels={levels.join(' ')} data-also={also || undefined}>
      <a className={styles.name} href={href}>
        <LinkedText text={title} />
      </a>{' '}
      {said && <span className={styles.more}>{said}</span>}{' '}
      {length && (
        <span className={styles.length}>
          <LinkedText text={length} />
          {fee !== null && (
            <>
              <span className="visually-hidden">, </span>
              <span className={styles.fee}>{fee}</span>
            </>
          )}
          {lastDate && (
            <>
              <span className="visually-hidden">, </span>
              <span className={styles.fee}>{lastDate}</span>
            </>
          )}
        </span>
      )}
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
    <ChoiceRow label={label} shown>
      {[{ value: '', word: 'All' }, ...choices].map(({ value, word }) => (
        <Choice key={value} pressed={value === ''} data-filter={kind} data-value={value}>
          {word}
        </Choice>
      ))}
    </ChoiceRow>
  );
}
