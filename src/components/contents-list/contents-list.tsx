import styles from './contents-list.module.css';

interface Props {
  /** The parts of the page; `note` stands at the end of the line. */
  parts: readonly { id: string; title: string; note?: string | number }[];
  numbered?: boolean;
  id?: string;
}

/** Links to the parts of a long page. The one that is being read is marked by `page-contents.client.ts`. */
export function ContentsList({ parts, numbered = false, id: listId }: Props) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List id={listId} className={styles.list} data-contents="">
      {parts.map(({ id, title, note }, index) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {numbered && <span className={styles.number}>{index + 1}</span>}
            {title}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </a>
        </li>
      ))}
    </List>
  );
}
