import '#styles/scroll-row.css';
import styles from './page-jumps.module.css';

interface Props {
  jumps: readonly { href: string; label: string }[];
  label?: string;
  /** Whether it is sticky and highlights the section on the screen (table-of-contents.client.ts). Otherwise its label is visible. */
  sticky?: boolean;
}

/**
 * A row of links to sections of the page, or to other pages. If sticky, it scrolls sideways on phones, else it wraps. Collapsed targets are opened
 * (collapsible.client.ts).
 */
export function PageJumps({ jumps, label: name = 'On this page', sticky = true }: Props) {
  return (
    <nav className={styles.jumps} aria-label={name} data-sticky={sticky || undefined}>
      {!sticky && (
        <span className={`quiet ${styles.label}`} aria-hidden="true">
          {name}
        </span>
      )}
      <ul className={sticky ? `${styles.list} scroll-row` : styles.list} data-contents={sticky ? '' : undefined}>
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
