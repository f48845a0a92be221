import styles from './contents-list.module.css';

interface Props {
  /** The sections of the page; `note` is shown at the end of the line. */
  sections: readonly { id: string; title: string; note?: string | number }[];
  numbered?: boolean;
  id?: string;
}

/** Links to the sections of a long page. `table-of-contents.client.ts` marks the link to the section on the screen. */
export function ContentsList({ sections, numbered = false, id: listId }: Props) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List id={listId} className={styles.list} data-contents="">
      {sections.map(({ id, title, note }, index) => (
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
