import { type ComparisonCourse, type ComparisonData, type ComparisonLabels, coursePath, type RowId } from '#model/comparison.ts';
import { fillPlaceholder } from '#utils/fill-placeholder.ts';
import { mailLink } from '#utils/mail-link.ts';
import styles from './comparison-table.module.css';

interface Props {
  course: ComparisonCourse;
  row: RowId;
  /** Null for an empty cell. */
  lines: readonly string[] | null;
  data: ComparisonData;
  labels: ComparisonLabels;
  /** The number of columns that the cell spans, if all courses have the same value. */
  columnCount?: number;
}

/** A cell of the comparison: its lines, with links to details of careers and tests, and to an e-mail that asks for a missing fee. */
export function CourseCell({ course, row, lines, data, labels, columnCount }: Props) {
  return (
    <td colSpan={columnCount}>
      {lines ? (
        <Lines course={course} row={row} lines={lines} data={data} labels={labels} />
      ) : (
        <span className={styles.none}>–</span>
      )}
    </td>
  );
}

/** Rows whose first line is an amount, in the numeral font. */
const amountRows: ReadonlySet<RowId> = new Set(['yearlyFee', 'totalCost', 'firstYearCost', 'formFee']);
const isAmount = (line: string) => line.startsWith('₹');

function Lines({
  course,
  row,
  lines,
  data,
  labels,
}: Required<Omit<Props, 'columnCount' | 'lines'>> & { lines: readonly string[] }) {
  const [first = '', ...notes] = lines;
  const school = data.schools[course.school];
  if (row === 'yearlyFee' && course.asksFee)
    return (
      <div className={`stack-0 ${styles.lines}`}>
        <p>{first}</p>
        <a className={styles.onScreen} href={feeRequestLink(labels.feeEmail, course)}>
          {labels.feeEmail.label}
        </a>
      </div>
    );
  if (row === 'careers' && !course.hasOwnCareers)
    return (
      <a className={styles.onScreen} href={school && `${school.href}#leads`}>
        {first}
      </a>
    );
  if (row === 'entranceTests')
    return (
      <ul className={`stack-0 ${styles.lines}`}>
        {lines.map((line, index) => (
          <li key={line}>
            <EntranceTest line={line} test={data.tests[course.tests[index] ?? -1]} />
          </li>
        ))}
      </ul>
    );
  if (amountRows.has(row))
    return (
      <div className={`stack-0 ${styles.lines}`}>
        <span className={isAmount(first) ? styles.amount : undefined}>{first}</span>
        {notes.map((line) => (
          <span key={line} className={styles.note}>
            {line}
          </span>
        ))}
      </div>
    );
  return (
    <ul className={`stack-0 ${styles.lines}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {row === 'careers' && (
        <li className={styles.onScreen}>
          <a href={school && `${coursePath(course, school)}#leads`}>{labels.leads.all}</a>
        </li>
      )}
    </ul>
  );
}

/** An entrance test, whose name links to its entry in the entrance calendar. */
function EntranceTest({ line, test }: { line: string; test: ComparisonData['tests'][number] | undefined }) {
  if (!test) return line;
  const { en, hi } = test.names;
  const name = line.startsWith(hi) ? hi : en;
  return (
    <>
      <a href={`/courses#${test.id}`} lang={name === en ? 'en-IN' : undefined}>
        {name}
      </a>
      <span>{line.slice(name.length)}</span>
    </>
  );
}

/** Returns a mailto: link that asks for the fee of a course. The course's name replaces the … in the body of the e-mail. */
const feeRequestLink = ({ email, subject, body }: ComparisonLabels['feeEmail'], { full, name }: ComparisonCourse): string =>
  mailLink(email, subject, fillPlaceholder(body, full ?? name));
