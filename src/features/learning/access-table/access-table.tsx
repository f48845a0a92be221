import { LinkedText } from '#components/prose/prose.tsx';
import styles from './access-table.module.css';

/** Who may use the portal, and how each gets in. */
export function AccessTable({ access, caption }: { access: readonly { who: string; how: string }[]; caption: string }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Who</th>
          <th scope="col">How</th>
        </tr>
      </thead>
      <tbody>
        {access.map(({ who, how }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td>
              <LinkedText text={how} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
