import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { ButtonLink } from '#components/button/button.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { ShareButton } from '#components/share-button/share-button.tsx';
import type { ComparisonCourse, ComparisonData, ComparisonLabels, ComparisonLanguage } from '#model/comparison.ts';
import { hindiDay, shortDay } from '#utils/dates.ts';
import { fillPlaceholder } from '#utils/fill-placeholder.ts';
import { indianDay } from '#utils/indian-day.ts';
import { comparePath, maxKept } from '#utils/kept-courses.ts';
import { whatsAppShare } from '#utils/mail-link.ts';
import '#styles/text-button.css';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { CourseChooser } from './course-chooser.tsx';
import { EmptyComparison } from './empty-comparison.tsx';
import { saveCalendar } from './save-calendar.ts';
import { isSameSet, pathOfSelection, useComparison } from './use-comparison.ts';

interface Props {
  data: ComparisonData;
  labels: Readonly<Record<ComparisonLanguage, ComparisonLabels>>;
  /** Pairs of ids that are suggested while no course is selected. */
  pairs: readonly (readonly [string, string])[];
  /** The origin of the site, for URLs in print and in messages. */
  origin: string;
}

/** The id of the comparison: a shared link opens there, below the page's head. */
const anchor = 'comparison';

/** The courses of the URL in a table, side by side. Empty until the island is hydrated. */
export function Comparison({ data, labels: labelsByLanguage, pairs, origin }: Props) {
  const coursesById = useMemo(() => new Map(data.courses.map((course) => [course.id, course])), [data]);
  const { selection, keptIds, saveKept, navigate, selectCourses } = useComparison(coursesById);
  const [message, setMessage] = useState('');
  const selectRef = useRef<HTMLSelectElement>(null);
  const hindiTitle = selection?.language === 'hi' ? labelsByLanguage.hi.heading : undefined;
  useEffect(() => (hindiTitle ? replaceTitle(hindiTitle) : undefined), [hindiTitle]);
  if (!selection)
    return (
      <div className={`stack-2 ${styles.comparison}`} id={anchor}>
        <LoadFailure name="The sheet" pagePath={comparePath} />
      </div>
    );

  const { ids, unknownIds, language } = selection;
  const labels = labelsByLanguage[language];
  const { controls, messages } = labels;
  const courses = ids.flatMap((id) => coursesById.get(id) ?? []);
  const otherLanguage = language === 'en' ? 'hi' : 'en';
  const today = indianDay(new Date());
  const query = pathOfSelection(ids, language).slice(comparePath.length);
  const sharedQuery = `${query}#${anchor}`;
  const testIds = new Set(courses.flatMap((course) => course.tests.flatMap((test) => data.tests[test]?.id ?? [])));

  const add = (course: ComparisonCourse) => {
    if (ids.length === maxKept) return setMessage(messages.full);
    selectCourses([...ids.filter((id) => id !== course.id), course.id]);
    startTransition(() => setMessage(fillPlaceholder(messages.added, course.name)));
  };
  const remove = (course: ComparisonCourse) => {
    selectCourses(ids.filter((id) => id !== course.id));
    startTransition(() => setMessage(fillPlaceholder(messages.removed, course.name)));
    selectRef.current?.focus();
  };
  const keepCompared = () => {
    const keptAndCompared = new Set([...keptIds, ...ids]);
    if (keptAndCompared.size > maxKept) setMessage(messages.full);
    else setMessage(saveKept([...keptAndCompared]) ? messages.kept : messages.notKept);
    selectRef.current?.focus();
  };
  const forgetAll = () => {
    if (isSameSet(ids, keptIds)) navigate([], language);
    saveKept([]);
    setMessage(messages.forgotten);
    selectRef.current?.focus();
  };
  return (
    <div
      id={anchor}
      className={`stack-2 ${styles.comparison}`}
      lang={language === 'hi' ? 'hi' : undefined}
      data-has-courses={courses.length > 0}
    >
      <div className={`cluster ${styles.controls}`} data-needs-script="">
        <CourseChooser
          data={data}
          comparedIds={ids}
          label={controls.add}
          buttonLabel={controls.addButton}
          selectRef={selectRef}
          onAdd={add}
        />
        <div className={`cluster ${styles.actions}`}>
          {ids.length > 0 && (
            <>
              <ShareButton section={{ title: labels.heading, id: sharedQuery }} labels={labels.shareButton} />
              <a
                className="text-button"
                href={whatsAppShare(origin + comparePath + sharedQuery)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {controls.whatsapp}
              </a>
              <button type="button" className="text-button" onClick={() => print()}>
                {controls.print}
              </button>
            </>
          )}
          <button
            type="button"
            className="text-button"
            lang={otherLanguage === 'hi' ? 'hi' : 'en-IN'}
            onClick={() => navigate(ids, otherLanguage)}
          >
            {controls.language}
          </button>
        </div>
      </div>
      <p className={`quiet ${styles.message}`} role="status" data-print="none">
        {message}
      </p>
      {unknownIds.length > 0 && <p className={styles.unknownCourses}>{fillPlaceholder(messages.gone, unknownIds.join(', '))}</p>}
      {courses.length === 0 ? (
        <EmptyComparison
          data={data}
          labels={labels}
          language={language}
          coursesById={coursesById}
          pairs={pairs}
          onSelect={selectCourses}
        />
      ) : (
        <>
          <ComparisonTable courses={courses} data={data} language={language} labels={labels} onRemove={remove} />
          <div className={`cluster ${styles.tableActions}`} data-print="none">
            <p>
              <ButtonLink href={labels.applyHref}>{controls.apply}</ButtonLink>
            </p>
            {testIds.size > 0 && (
              <p>
                <button
                  type="button"
                  className="text-button"
                  onClick={() => saveCalendar(testIds).catch(() => setMessage(messages.noCalendar))}
                >
                  {controls.calendar}
                </button>
                <span className={`quiet ${styles.note}`}>{controls.calendarNote}</span>
              </p>
            )}
            <p className={`cluster ${styles.actions}`}>
              {!ids.every((id) => keptIds.includes(id)) && (
                <button type="button" className="text-button" onClick={keepCompared}>
                  {controls.keep}
                </button>
              )}
              {keptIds.length > 0 && (
                <button type="button" className="text-button" onClick={forgetAll}>
                  {controls.forget}
                </button>
              )}
            </p>
          </div>
          <p className={styles.printFooter}>
            {[
              fillPlaceholder(controls.printed, labels.months ? hindiDay(today, labels.months) : shortDay(today)),
              origin + comparePath + query,
              labels.feeEmail.email,
            ].join(' · ')}
          </p>
        </>
      )}
    </div>
  );
}

/** Replaces the title of the page up to the name of the school. Returns a function that restores it. */
function replaceTitle(title: string): () => void {
  const original = document.title;
  document.title = original.replace(/^[^|]*/, `${title} `);
  return () => {
    document.title = original;
  };
}
