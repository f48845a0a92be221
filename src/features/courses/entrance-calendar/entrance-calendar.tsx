import { Fold } from '#components/fold/fold.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import { labelOf, pathOf } from '#model/routes.ts';
import { type Entrance, type Month, months } from '#schemas/entrance.ts';
import styles from './entrance-calendar.module.css';

/** Which test or form leads into which courses, who holds it, and in which months: a table, each row with its year drawn. */
export function EntranceCalendar({ entrances, caption }: { entrances: readonly Entrance[]; caption: string }) {
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
        {entrances.map((entrance) => (
          <tr key={entrance.id} id={entrance.id}>
            <th scope="row">
              <LinkedText text={entrance.name} />
            </th>
            <td>
              <p>
                <LinkedText text={entrance.opens} />
              </p>
              <Fold kind="corner" summary={`More on ${entrance.name}`}>
                <p className={styles.pages}>
                  {entrance.pages.map((page) => (
                    <a key={page} href={pathOf(page)}>
                      {labelOf(page)}
                    </a>
                  ))}
                </p>
                {entrance.note && (
                  <p className={styles.note}>
                    <LinkedText text={entrance.note} />
                  </p>
                )}
              </Fold>
            </td>
            <td className={styles.when}>
              {entrance.held.length > 0 && <Year entrance={entrance} />}
              {when(entrance).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </td>
            <td>
              <p>{entrance.heldBy}</p>
              <p className={styles.note}>{entrance.look}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Twelve months as a strip: those of the form are outlined, those of the test filled. The text beside it says the same. */
function Year({ entrance: { form, held } }: { entrance: Entrance }) {
  const open = form ? span(form.from, form.to) : [];
  return (
    <span className={styles.year} aria-hidden="true">
      {months.map((month) => (
        <span key={month} data-mark={held.includes(month) ? 'test' : open.includes(month) ? 'form' : undefined}>
          {month.charAt(0)}
        </span>
      ))}
    </span>
  );
}

/** From one month to another, over the turn of the year where it comes first. */
function span(from: Month, to: Month): readonly Month[] {
  const [first, last] = [months.indexOf(from), months.indexOf(to)];
  return first <= last ? months.slice(first, last + 1) : [...months.slice(first), ...months.slice(0, last + 1)];
}

/** 'Form: February to March' and 'Test: May'. */
function when({ form, held }: Entrance): string[] {
  const list = new Intl.ListFormat('en-IN').format(held);
  return [
    ...(form ? [`Form: ${form.from === form.to ? form.from : `${form.from} to ${form.to}`}`] : []),
    ...(held.length > 0 ? [`Test: ${list}`] : []),
  ];
}
