import styles from '#components/diagram/diagram.module.css';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { DiagramMark } from '#schemas/diagram.ts';

/** Phone numbers as wide as the page. */
export function PhoneNumbers({ marks }: { marks: readonly DiagramMark[] }) {
  return (
    <ul className={styles.phoneNumbers}>
      {marks.map(({ label, text }) => (
        <li key={label} className="stack-1">
          <strong>
            <LinkedText text={label} />
          </strong>{' '}
          <span>
            <LinkedText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
