import styles from './library-shelves.module.css';

/** What stands on the shelves of the digital library, subject by subject. */
export function LibraryShelves({ shelves }: { shelves: readonly { title: string; items: readonly string[] }[] }) {
  return (
    <div>
      {shelves.map(({ title, items }) => (
        <section key={title} className={styles.shelf}>
          <h3>{title}</h3>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
