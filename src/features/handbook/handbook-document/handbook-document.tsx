import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { Diagram } from '#components/diagram/diagram.tsx';
import { HindiBox } from '#components/hindi-box/hindi-box.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { PageContents } from '#components/page-contents/page-contents.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import type { DocumentSection } from '#schemas/pages/page-parts.ts';
import styles from './handbook-document.module.css';

/** A long document with a table of contents. On wide screens the rules of each section are beside its text. */
export function HandbookDocument({ sections, closing }: { sections: readonly DocumentSection[]; closing: string }) {
  return (
    <div className={styles.document}>
      <PageContents className={styles.contents} sections={sections} numbered />
      <div className={styles.text}>
        {sections.map((section, index) => {
          const phoneNumbers = section.diagrams?.filter(({ drawing }) => drawing === 'call') ?? [];
          const [first, ...others] = section.diagrams?.filter(({ drawing }) => drawing !== 'call') ?? [];
          return (
            <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
              <h2 className={styles.title} id={`${section.id}-title`}>
                <span className={styles.number}>{index + 1}</span>
                {section.title}
              </h2>
              {phoneNumbers.map((diagram) => (
                <Diagram key={diagram.heading} diagram={diagram} screenOnly />
              ))}
              <Paragraphs
                texts={section.paragraphs}
                subsections={section.subsections}
                visibleCount={section.important ? undefined : first ? 1 : 2}
              />
              <div className={styles.aside}>
                {first && <Diagram diagram={first} screenOnly />}
                {section.rules &&
                  (first ? (
                    <Collapsible variant="text" summary={`The ${section.rules.length} rules`}>
                      <Rules rules={section.rules} />
                    </Collapsible>
                  ) : (
                    <Rules rules={section.rules} />
                  ))}
                {others.map((diagram) => (
                  <Diagram key={diagram.heading} diagram={diagram} screenOnly />
                ))}
                {section.pullQuote && <p className={styles.pullQuote}>{section.pullQuote}</p>}
              </div>
              {section.textAfterRules && <Paragraphs texts={section.textAfterRules} />}
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
  /** Shown after the paragraphs, with their own headings and ids. */
  subsections?: DocumentSection['subsections'];
  /** Number of paragraphs that phones don't collapse. */
  visibleCount?: number | undefined;
}

function Paragraphs({ texts, subsections = [], visibleCount = texts.length }: ParagraphsProps) {
  const rest = texts.slice(visibleCount);
  return (
    <div className={styles.paragraphs}>
      {texts.slice(0, texts.length - rest.length).map((text) => (
        <TextBlock key={text} text={text} />
      ))}
      {rest.length > 0 ? (
        <Collapsible variant="text" summary="Read on">
          <Paragraphs texts={rest} subsections={subsections} />
        </Collapsible>
      ) : (
        subsections.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} className={styles.paragraphs} aria-labelledby={`${id}-title`}>
            <h3 className={styles.subheading} id={`${id}-title`}>
              {title}
            </h3>
            <Paragraphs texts={paragraphs} />
          </section>
        ))
      )}
    </div>
  );
}
