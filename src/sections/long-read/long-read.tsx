import { LinkedText } from '../../components/prose/prose.tsx';
import styles from './long-read.module.css';

/** A long text in two columns where there is room, its first paragraph set large. */
export function LongRead({ paragraphs }: { paragraphs: readonly string[] }) {
  const [first, ...rest] = paragraphs;
  return (
    <div className={`band ${styles.band}`}>
      {first && (
        <p className={styles.first}>
          <LinkedText text={first} />
        </p>
      )}
      <div className={styles.columns}>
        {rest.map((text) => (
          <p key={text}>
            <LinkedText text={text} />
          </p>
        ))}
      </div>
    </div>
  );
}
