import { Fragment } from 'react';
import { Band } from '#components/band/band.tsx';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { FilterButton, FilterGroup } from '#components/filter-group/filter-group.tsx';
import { KeepButton } from '#components/keep-button/keep-button.tsx';
import { KeepLegend } from '#components/keep-button/keep-legend.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import type { IndexEntry, IndexedSchool } from '#model/course-index.ts';
import { type Letter, letterAnchor } from '#model/courses-a-to-z.ts';
import { labelOf, pathOf } from '#model/routes.ts';
import styles from './course-finder.module.css';

interface Props {
  schools: readonly IndexedSchool[];
  letters: readonly Letter[];
  /** Short labels of the schools for the filter's buttons. */
  schoolLabels: Readonly<Record<string, string>>;
  levels: readonly string[];
  note: readonly string[];
  /** Links to the sections below the lists. */
  jumps: readonly { href: string; label: string }[];
}

/**
 * The index of programmes and courses, in two lists: by school, and from A to Z by subject and abbreviation. Without script both lists are shown.
 * course-finder.client.ts shows the one that the URL's fragment selects, and filters them. On phones all letters, and all schools except the
 * first, are collapsed; a filter opens the groups that have matches.
 */
export function CourseFinder({ schools, letters, schoolLabels, levels, note, jumps }: Props) {
  const schoolChoices = schools.map(({ route }) => ({ value: route, text: schoolLabels[route] ?? labelOf(route) }));
  const entryCount = schools.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries)).length;
  return (
    <div data-course-finder="">
      <Band as="div" className={styles.controls} data-print="none">
        <nav className={`cluster ${styles.views}`} aria-label="Order of the list">
          <a className={styles.view} href="#by-school" data-view-link="">
            By school
          </a>{' '}
          <a className={styles.view} href="#a-to-z" data-view-link="">
            A to Z
          </a>
        </nav>
        <FilterRow kind="school" label="School" choices={schoolChoices} />
        <FilterRow kind="level" label="Level" choices={levels.map((value) => ({ value, text: value }))} />
        <LoadFailure name="The filter" pagePath={pathOf('courses')} />
        <div className={`cluster ${styles.actions}`}>
          <p role="status" data-finder-count="" data-needs-script="">
            {`${entryCount} of ${entryCount} courses and subjects`}
          </p>{' '}
          <div className={`cluster ${styles.jumps}`}>
            {jumps.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </div>
        </div>
        <KeepLegend />
      </Band>
      <section id="by-school" data-view="" aria-label="By school" tabIndex={-1}>
        {schools.map(({ route, hue, sharedCourse, fees, groups }, index) => (
          <Band key={route} id={route} className={styles.school} data-hue={hue} data-group="" tabIndex={-1}>
            <Collapsible variant="heading" summary={<h2 className="heading door">{labelOf(route)}</h2>} open={index === 0}>
              <p className={`cluster ${styles.schoolLinks}`}>
                <a href={pathOf(route)}>
                  The school<span className="visually-hidden"> of {labelOf(route)}</span>
                </a>
                {fees && (
                  <a href={fees}>
                    Fees<span className="visually-hidden"> in {labelOf(route)}</span>
                  </a>
                )}
                {sharedCourse && (
                  <span className={styles.sharedCourse}>
                    <KeepButton id={sharedCourse.id} name={sharedCourse.name} hasLabel />{' '}
                    <span className="quiet">One course, {sharedCourse.duration}</span>
                  </span>
                )}
              </p>
              <div className={`stack-4 ${styles.lists}`}>
                {groups.map(({ title, entries }) => (
                  <div key={title} data-group="">
                    {title && <h3 className={styles.category}>{title}</h3>}
                    <ul className={styles.list}>
                      {entries.map((entry) => (
                        <CourseLine
                          {...entry}
                          key={entry.key}
                          title={entry.name}
                          detail={entry.longName ?? (title && entry.award)}
                        />
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </Collapsible>
          </Band>
        ))}
      </section>
      <section id="a-to-z" data-view="" aria-label="A to Z" tabIndex={-1}>
        <Band as="nav" className={styles.letters} aria-label="Letters" data-print="none">
          <ul className={`cluster ${styles.alphabet}`}>
            {letters.map(({ letter }) => (
              <li key={letter} data-letter-link={letterAnchor(letter)}>
                <a className="nowrap" href={`#${letterAnchor(letter)}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </Band>
        {letters.map(({ letter, lines }) => (
          <Band key={letter} id={letterAnchor(letter)} className={styles.letter} data-group="" tabIndex={-1}>
            <Collapsible variant="heading" summary={<h2 className={`nowrap ${styles.initial}`}>{letter}</h2>}>
              <ul className={styles.list}>
                {lines.map((line) => (
                  <CourseLine {...line} key={line.key} />
                ))}
              </ul>
            </Collapsible>
          </Band>
        ))}
      </section>
      <Band as="div" className={`quiet ${styles.note}`}>
        {note.map((text) => (
          <TextBlock key={text} text={text} />
        ))}
      </Band>
    </div>
  );
}

interface CourseLineProps
  extends Pick<IndexEntry, 'comparisonId' | 'href' | 'school' | 'levels' | 'duration' | 'fee' | 'admission'> {
  title: string;
  detail: string | null;
  /** Whether this is the additional line of a course, under its abbreviation. It is not counted. */
  isDuplicate?: boolean;
}

function CourseLine({
  title,
  detail,
  comparisonId,
  href,
  school,
  levels,
  duration,
  fee,
  admission,
  isDuplicate,
}: CourseLineProps) {
  return (
    <li className={styles.line} data-school={school} data-levels={levels.join(' ')} data-duplicate={isDuplicate || undefined}>
      {comparisonId && <KeepButton id={comparisonId} name={title} />}
      <a className={styles.name} href={href}>
        <LinkedText text={title} />
      </a>{' '}
      {detail && <span className={`quiet ${styles.detail}`}>{detail}</span>}{' '}
      {duration && (
        <span className={`quiet ${styles.facts}`}>
          <LinkedText text={duration} />
          {fee !== null && (
            <>
              <span className="visually-hidden">, </span>
              <span className={styles.fact}>{fee}</span>
            </>
          )}
          {admission.map((fact) => (
            <Fragment key={fact}>
              <span className="visually-hidden">, </span>
              <span className={styles.fact}>{fact}</span>
            </Fragment>
          ))}
        </span>
      )}
    </li>
  );
}

interface FilterRowProps {
  kind: 'school' | 'level';
  label: string;
  choices: readonly { value: string; text: string }[];
}

/** The buttons of a filter. 'All' removes the filter. */
function FilterRow({ kind, label, choices }: FilterRowProps) {
  return (
    <FilterGroup label={label} hasVisibleLabel>
      {[{ value: '', text: 'All' }, ...choices].map(({ value, text }) => (
        <FilterButton key={value} pressed={value === ''} data-filter={kind} data-value={value}>
          {text}
        </FilterButton>
      ))}
    </FilterGroup>
  );
}
