import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { labelOf, pathOf } from '#model/routes.ts';
import { type AdmissionRoute, type Month, months } from '#schemas/admission-route.ts';
import styles from './entrance-calendar.module.css';

/** A table of entrance tests and forms: for which courses, when, and by whom. Each row has a strip of twelve months. */
export function EntranceCalendar({ admissionRoutes, caption }: { admissionRoutes: readonly AdmissionRoute[]; caption: string }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Test or form</th>
          <th scope="col">For</th>
          <th scope="col">Usual months</th>
          <th scope="col">Held by</th>
        </tr>
      </thead>
      <tbody>
        {admissionRoutes.map((route) => (
          <tr key={route.id} id={route.id}>
            <th scope="row">
              <LinkedText text={route.name} />
            </th>
            <td>
              <p>
                <LinkedText text={route.admitsTo} />
              </p>
              <Collapsible variant="corner" summary={`More on ${route.name}`}>
                <p className={styles.pages}>
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
              </Collapsible>
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
        ))}
      </tbody>
    </table>
  );
}

/** A strip of twelve months: months in which the form is open are outlined, months of the test are filled. The text beside it states the same. */
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

/** Returns texts such as 'Form: February to March' and 'Test: May'. */
function formatMonths({ form, testMonths }: AdmissionRoute): string[] {
  const testMonthNames = new Intl.ListFormat('en-IN').format(testMonths);
  return [
    ...(form ? [`Form: ${form.from === form.to ? form.from : `${form.from} to ${form.to}`}`] : []),
    ...(testMonths.length > 0 ? [`Test: ${testMonthNames}`] : []),
  ];
}
