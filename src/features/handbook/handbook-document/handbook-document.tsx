import { Diagram } from '#components/diagram/diagram.tsx';
import { Fold } from '#components/fold/fold.tsx';
import { HindiBox } from '#components/hindi-box/hindi-box.tsx';
import { PageContents } from '#components/page-contents/page-contents.tsx';
import { LinkedText, TextBlock } from '#components/prose/prose.tsx';
import type { DocumentSection } from '#schemas/pages/page-parts.ts';
import styles from './handbook-document.module.css';

/** A long document with its contents at its side; its rules stand beside the text, where there is room, to be found again. */
export function HandbookDocument({ sections, closing }: { sections: readonly DocumentSection[]; closing: string }) {
  return (
    <div className={styles.document}>
      <PageContents className={styles.contents} parts={sections} numbered />
      <div className={styles.text}>
        {sections.map((section, index) => {
          const calls = section.diagrams?.filter(({ drawing }) => drawing === 'call') ?? [];
          const [first, ...others] = section.diagrams?.filter(({ drawing }) => drawing !== 'call') ?? [];
          return (
            <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
              <h2 className={styles.title} id={`${section.id}-title`}>
                <span className={styles.number}>{index + 1}</span>
                {section.title}
              </h2>
              {calls.map((diagram) => (
                <Diagram key={diagram.heading} diagram={diagram} screenOnly />
              ))}
              <Paragraphs texts={section.paragraphs} parts={section.parts} shown={section.aloud ? undefined : first ? 1 : 2} />
              <div className={styles.aside}>
                {first && <Diagram diagram={first} screenOnly />}
                {section.rules &&
                  (first ? (
                    <Fold kind="rest" summary={`The ${section.rules.length} rules`}>
                      <Rules rules={section.rules} />
                    </Fold>
                  ) : (
                    <Rules rules={section.rules} />
                  ))}
                {others.map((diagram) => (
                  <Diagram key={diagram.heading} diagram={diagram} screenOnly />
                ))}
                {section.saying && <p className={styles.saying}>{section.saying}</p>}
              </div>
              {section.after && <Paragraphs texts={section.after} />}
              {section.hindi && <SectionInHindi {...section.hindi} />}
            </section>
          );
        })}
        <p className={styles.closing}>{closing}</p>
      </div>
    </div>
  );
}

function SectionInHindi({ summary, id, paragraphs }: NonNullable<DocumentSection['hindi']>) {
  return (
    <HindiBox summary={summary} id={id}>
      {paragraphs.map((text) => (
        <TextBlock key={text} text={text} />
      ))}
    </HindiBox>
  );
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <div>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <LinkedText text={rule} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ParagraphsProps {
  texts: readonly string[];
  /** Matters with a heading and an address of their own, after the others. */
  parts?: DocumentSection['parts'];
  /** How many of them a phone shows before the others are asked for; fewer where a drawing tells the rest. */
  shown?: number | undefined;
}

function Paragraphs({ texts, parts = [], shown = texts.length }: ParagraphsProps) {
  const rest = texts.slice(shown);
  return (
    <div className={styles.paragraphs}>
      {texts.slice(0, texts.length - rest.length).map((text) => (
        <TextBlock key={text} text={text} />
      ))}
      {rest.length > 0 ? (
        <Fold kind="rest" summary="Read on">
          <Paragraphs texts={rest} parts={parts} />
        </Fold>
      ) : (
        parts.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} className={styles.paragraphs} aria-labelledby={`${id}-title`}>
            <h3 className={styles.partTitle} id={`${id}-title`}>
              {title}
            </h3>
            <Paragraphs texts={paragraphs} />
          </section>
        ))
      )}
    </div>
  );
}
