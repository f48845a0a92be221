import { LinkedText } from '#components/linked-text/linked-text.tsx';
import styles from './access-table.module.css';

/** Groups of people who may use the portal, and how each signs in. */
export function AccessTable({ access, caption }: { access: readonly { role: string; instructions: string }[]; caption: string }) {
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
        {access.map(({ role, instructions }) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td>
              <LinkedText text={instructions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
