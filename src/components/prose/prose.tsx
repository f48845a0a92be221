import { splitAtLinks } from '../../lib/linked-text.ts';
import styles from './prose.module.css';

/** Text in which e-mail addresses and the anti-ragging helpline are links. */
export function LinkedText({ text }: { text: string }) {
  return splitAtLinks(text).map((part) =>
    part.href ? (
      <a key={part.text} href={part.href}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}

/** Paragraphs for reading, at a measure that the eye can follow. */
export function Prose({ paragraphs, lead }: { paragraphs: readonly string[]; lead?: string | undefined }) {
  return (
    <div className={styles.prose}>
      {lead && (
        <p className={styles.lead}>
          <LinkedText text={lead} />
        </p>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
