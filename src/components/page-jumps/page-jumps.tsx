import '#styles/drawn-aside.css';
import styles from './page-jumps.module.css';

/** A row of jumps to what families look for on a page; a phone draws it aside. What they lead to opens where it is folded. */
export function PageJumps({
  jumps,
  label: name = 'On this page',
}: {
  jumps: readonly { href: string; label: string }[];
  label?: string;
}) {
  return (
    <nav className={styles.jumps} aria-label={name}>
      <ul className={`${styles.list} drawn-aside`}>
        {jumps.map(({ href, label }) => (
          <li key={href}>
            <a className={styles.jump} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
