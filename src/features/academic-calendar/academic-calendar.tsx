import { Band } from '#components/band/band.tsx';
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import type { CalendarMonth } from '#model/academic-calendar.ts';
import styles from './academic-calendar.module.css';

const kindWords = { term: 'Term', holiday: 'Holiday', examination: 'Examination', result: 'Result' } as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Props {
  heading: string;
  months: readonly CalendarMonth[];
  /** The address at which calendars follow it. */
  feed: string;
  /** Where its file is. */
  file: string;
}

/**
 * The academic calendar, a month after the other: its weeks with the days marked, and a list of what happens. A script marks the present week
 * (academic-calendar.client.ts). On paper it stands on one sheet.
 */
export function AcademicCalendar({ heading, months, feed, file }: Props) {
  return (
    <Band as="div" className={styles.page}>
      <div className={styles.head}>
        <Breadcrumbs route="academic-calendar" />
        <h1 className={styles.heading}>{heading}</h1>
        <ul className={styles.key} aria-label="Colours">
          {Object.entries(kindWords).map(([kind, word]) => (
            <li key={kind} data-kind={kind}>
              {word}
            </li>
          ))}
        </ul>
        <p className={styles.files} data-print="none">
          <a href={feed}>Follow it in your calendar</a> <a href={file}>Download it (.ics)</a>
        </p>
      </div>
      <div className={styles.months} data-academic-calendar="">
        {months.map((month) => (
          <section key={month.id} id={`month-${month.id}`} className={styles.month} aria-labelledby={`name-${month.id}`}>
            <h2 className={styles.name} id={`name-${month.id}`}>
              {month.name}
            </h2>
            <Weeks {...month} />
            {month.lines.length > 0 ? <Lines {...month} /> : <p className={styles.none}>Nothing is planned.</p>}
          </section>
        ))}
      </div>
    </Band>
  );
}

function Weeks({ id, weeks }: CalendarMonth) {
  return (
    <table className={styles.weeks} aria-labelledby={`name-${id}`}>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={day}>
              {day.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ begins, days }) => (
          <tr key={begins} data-week={begins}>
            {days.map((day, index) =>
              day ? (
                <td key={day.day} className={styles.day} data-kind={day.kinds.at(-1)}>
                  {day.figure}
                  {day.kinds.length > 0 && (
                    <span className="visually-hidden"> {day.kinds.map((kind) => kindWords[kind]).join(', ')}</span>
                  )}
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day outside the month is nothing but its place
                <td key={index} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ lines }: CalendarMonth) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, kind, title, days, figures, schools, note, continues }) => (
        <li key={id} className={styles.line} data-kind={kind}>
          <span className={`keep ${styles.figures}`} aria-hidden="true">
            {figures}
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.facts}>
              {kindWords[kind]}, {days}
              {schools && `, for ${schools}`}
            </p>
            {note && !continues && <p className={styles.facts}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
