import { LinkedText } from '../../components/prose/prose.tsx';
import type { DocumentSection } from '../../content/types.ts';
import styles from './handbook-document.module.css';

/** A long document with its contents at its side. */
export function HandbookDocument({ sections, closing }: { sections: readonly DocumentSection[]; closing: string }) {
  return (
    <div className={styles.document}>
      <nav className={styles.contents} aria-label="Contents">
        <h2 className={styles.label}>Contents</h2>
        <ol className={styles.links}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
            <h2 className={styles.title} id={`${section.id}-title`}>
              <span className={styles.number}>{index + 1}</span>
              {section.title}
            </h2>
            {section.paragraphs.map((text) => (
              <p key={text}>
                <LinkedText text={text} />
              </p>
            ))}
            {section.rules && (
              <ol className={styles.rules}>
                {section.rules.map((rule) => (
                  <li key={rule}>
                    <LinkedText text={rule} />
                  </li>
                ))}
              </ol>
            )}
            {section.after?.map((text) => (
              <p key={text}>
                <LinkedText text={text} />
              </p>
            ))}
          </section>
        ))}
        <p className={styles.closing}>{closing}</p>
      </div>
    </div>
  );
}
