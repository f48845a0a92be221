import styles from './task-line.module.css';

/** The way from another page to a task: one line. */
export function TaskLine({ href, text }: { href: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.line} data-ground-band="hue" data-print="none">
      <a className="arrow" href={href}>
        {text}
      </a>
    </p>
  );
}
