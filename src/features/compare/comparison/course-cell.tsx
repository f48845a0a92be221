import { type ComparisonCourse, type ComparisonData, type ComparisonLabels, coursePath, type RowId } from '#model/comparison.ts';
import { mailLink } from '#utils/mail-link.ts';
import { putValue } from '#utils/put-value.ts';
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

/** A cell of the comparison: its lines, and a link to further information or an e-mail that asks for it. */
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
const amountRows: ReadonlySet<RowId> = new Set(['fee', 'whole', 'first', 'form']);
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
  if (row === 'fee' && course.asksFee)
    return (
      <div className={styles.lines}>
        <p>{first}</p>
        <a className={styles.onScreen} href={feeRequestLink(labels.letter, course)}>
          {labels.letter.label}
        </a>
      </div>
    );
  if (row === 'leads' && !course.ownLeads)
    return (
      <a className={styles.onScreen} href={school && `${school.href}#leads`}>
        {first}
      </a>
    );
  if (row === 'tests')
    return (
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line}>
            <EntranceTest line={line} test={data.tests[course.tests[index] ?? -1]} />
          </li>
        ))}
      </ul>
    );
  if (amountRows.has(row))
    return (
      <div className={styles.lines}>
        <span className={isAmount(first) ? styles.amount : undefined}>{first}</span>
        {notes.map((line) => (
          <span key={line} className={styles.note}>
            {line}
          </span>
        ))}
      </div>
    );
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {row === 'leads' && (
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

/** Returns a mailto: link that asks for the fee of a course. Its name replaces the first … of the e-mail template. */
const feeRequestLink = ({ email, subject, body }: ComparisonLabels['letter'], { full, name }: ComparisonCourse): string =>
  mailLink(email, subject, putValue(body, full ?? name));
