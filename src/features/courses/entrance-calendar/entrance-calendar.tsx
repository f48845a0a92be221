import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { EntranceGroup } from '#model/entrance-calendar.ts';
import { labelOf, pathOf } from '#model/routes.ts';
import { type AdmissionRoute, type Month, months } from '#schemas/admission-route.ts';
import styles from './entrance-calendar.module.css';

/**
 * A table per school of its entrance tests, and one of forms without a test: for which courses, when, and held by whom. If the months of a test are
 * known, a strip of twelve months shows them. A test of several schools is described once. Phones collapse each table.
 */
export function EntranceCalendar({ groups, caption }: { groups: readonly EntranceGroup[]; caption: string }) {
  return (
    <div>
      {groups.map(({ id, heading, rows }) => (
        <div key={id} id={id} className={styles.group}>
          <Collapsible
            variant="heading"
            summary={
              <>
                <h3>{heading}</h3>{' '}
                <span className={`quiet ${styles.forms}`}>
                  {rows.map(({ route }) => (
                    <span key={route.id} className={styles.form}>
                      <span>
                        <LinkedText text={route.name} />
                      </span>{' '}
                      <span className={styles.months}>
                        <span className="nowrap">{formSpan(route)}</span> <span className="nowrap">{testSpan(route)}</span>{' '}
                      </span>
                    </span>
                  ))}
                </span>
              </>
            }
          >
            <table className={styles.table}>
              <caption className="visually-hidden">
                {caption}: {heading}
              </caption>
              <colgroup>
                <col />
                <col />
                <col />
                <col />
              </colgroup>
              <thead>
                <tr>
                  <th scope="col">Test or form</th>
                  <th scope="col">For</th>
                  <th scope="col">
                    Usual months{' '}
                    <span className={styles.key} aria-hidden="true">
                      <span data-month="form">form</span> <span data-month="test">test</span>
                    </span>
                  </th>
                  <th scope="col">Held by</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ route, listedUnder }) =>
                  listedUnder ? (
                    <tr key={route.id}>
                      <th scope="row">
                        <LinkedText text={route.name} />
                      </th>
                      <td colSpan={3}>
                        <a href={`#${route.id}`}>Listed under {listedUnder}</a>
                      </td>
                    </tr>
                  ) : (
                    <EntranceTableRow key={route.id} route={route} />
                  ),
                )}
              </tbody>
            </table>
          </Collapsible>
        </div>
      ))}
    </div>
  );
}

function EntranceTableRow({ route }: { route: AdmissionRoute }) {
  return (
    <tr id={route.id}>
      <th scope="row">
        <LinkedText text={route.name} />
      </th>
      <td>
        <p>
          <LinkedText text={route.admitsTo} />
        </p>
        <p className={`cluster ${styles.pages}`}>
          {route.pages.map((page) => (
            <a key={page} href={pathOf(page)}>
              {labelOf(page)}
            </a>
          ))}
        </p>
        {route.note && (
          <p className={styles.note}>
            <LinkedText text={route.note} />
          </p>
        )}
      </td>
      <td className={styles.dates}>
        {route.testMonths.length > 0 && <MonthStrip route={route} />}
        {formatMonths(route).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </td>
      <td>
        <p>{route.organiser}</p>
        <p className={styles.note}>{route.website}</p>
      </td>
    </tr>
  );
}

/** A strip of twelve months: those in which the form is open are underlined, those of the test are filled. The text below states the same. */
function MonthStrip({ route: { form, testMonths } }: { route: AdmissionRoute }) {
  const formMonths = form ? monthsBetween(form.from, form.to) : [];
  return (
    <span className={styles.year} aria-hidden="true">
      {months.map((month) => (
        <span key={month} data-month={testMonths.includes(month) ? 'test' : formMonths.includes(month) ? 'form' : undefined}>
          {month.charAt(0)}
        </span>
      ))}
    </span>
  );
}

/** Returns the months from `from` to `to`, across the new year if necessary. */
function monthsBetween(from: Month, to: Month): readonly Month[] {
  const [first, last] = [months.indexOf(from), months.indexOf(to)];
  return first <= last ? months.slice(first, last + 1) : [...months.slice(first), ...months.slice(0, last + 1)];
}

/** Returns the months of the form in short: 'form Feb–Mar'. Undefined if they are not known. */
function formSpan({ form }: AdmissionRoute): string | undefined {
  const ends = form && new Set([form.from, form.to]);
  return ends && `form ${[...ends].map(shortMonth).join('–')}`;
}

/** Returns the months of the test in short: 'test Apr, May'. Undefined if they are not known. */
function testSpan({ testMonths }: AdmissionRoute): string | undefined {
  return testMonths.length > 0 ? `test ${testMonths.map(shortMonth).join(', ')}` : undefined;
}

function shortMonth(month: Month): string {
  return month.slice(0, 3);
}

/** Returns texts such as 'Form: February to March' and 'Test: May'. */
function formatMonths({ form, testMonths }: AdmissionRoute): string[] {
  const testMonthNames = new Intl.ListFormat('en-IN').format(testMonths);
  return [
    ...(form ? [`Form: ${form.from === form.to ? form.from : `${form.from} to ${form.to}`}`] : []),
    ...(testMonths.length > 0 ? [`Test: ${testMonthNames}`] : []),
  ];
}
