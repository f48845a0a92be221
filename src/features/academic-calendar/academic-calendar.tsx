import { Band } from '#components/band/band.tsx';
import type { CalendarMonth } from '#model/academic-calendar.ts';
import styles from './academic-calendar.module.css';

const kindLabels = { term: 'Term', holiday: 'Holiday', examination: 'Examination', result: 'Result' } as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Props {
  heading: string;
  months: readonly CalendarMonth[];
  /** URL for subscribing. */
  feed: string;
  /** Path of the calendar file. */
  file: string;
}

/**
 * The academic calendar, month by month: a grid of weeks with marked days, and a list of entries. academic-calendar.client.ts marks the current
 * week and links to it. Prints on one sheet.
 */
export function AcademicCalendar({ heading, months, feed, file }: Props) {
  return (
    <Band as="div" className={styles.page}>
      <div className={`stack-3 ${styles.head}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <ul className={`cluster ${styles.key}`} aria-label="Colours">
          {Object.entries(kindLabels).map(([kind, label]) => (
            <li key={kind} data-kind={kind}>
              {label}
            </li>
          ))}
        </ul>
        <p className={`cluster ${styles.files}`} data-print="none">
          <a href={feed}>Subscribe in your calendar</a> <a href={file}>Download the calendar (.ics)</a>{' '}
          <a href={`#month-${months[0]?.id}`} data-this-week="" hidden>
            This week
          </a>
        </p>
      </div>
      <div className={styles.months} data-academic-calendar="">
        {months.map((month) => (
          <section
            key={month.id}
            id={`month-${month.id}`}
            className={`stack-3 ${styles.month}`}
            aria-labelledby={`name-${month.id}`}
          >
            <h2 className={styles.name} id={`name-${month.id}`}>
              {month.name}
            </h2>
            <Weeks {...month} />
            {month.lines.length > 0 ? (
              <EntryList {...month} />
            ) : (
              <p className={`quiet ${styles.emptyNote}`}>Nothing is planned.</p>
            )}
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
                <td key={day.day} className={styles.day} data-day={day.day} data-kind={day.colour} data-underline={day.underline}>
                  {day.dayOfMonth}
                  {day.kinds.length > 0 && (
                    <span className="visually-hidden"> {day.kinds.map((kind) => kindLabels[kind]).join(', ')}</span>
                  )}
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty cells are never reordered
                <td key={index} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EntryList({ lines }: CalendarMonth) {
  return (
    <ul className={`stack-2 ${styles.entries}`}>
      {lines.map(({ id, kind, title, days, dayNumbers, schools, note, continues }) => (
        <li key={id} className={styles.entry} data-kind={kind}>
          <span className={`nowrap ${styles.dates}`} aria-hidden="true">
            {dayNumbers}
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={`quiet ${styles.details}`}>
              {kindLabels[kind]}, {days}
              {schools && `, for ${schools}`}
            </p>
            {note && !continues && <p className={`quiet ${styles.details}`}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
