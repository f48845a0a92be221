import styles from './task-link.module.css';

/** A band with a link to a task on another page. Renders nothing without text. */
export function TaskLink({ href, text }: { href: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.band} data-background="hue" data-print="none">
      <a className="arrow" href={href}>
        {text}
      </a>
    </p>
  );
}
