import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { Diagram } from '#components/diagram/diagram.tsx';
import { HindiBox } from '#components/hindi-box/hindi-box.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import { TableOfContents } from '#components/table-of-contents/table-of-contents.tsx';
import type { DocumentSection } from '#schemas/pages/page-parts.ts';
import styles from './handbook-document.module.css';

/** A long document with a table of contents. On wide screens the rules of each section are beside its text. */
export function HandbookDocument({ sections, closing }: { sections: readonly DocumentSection[]; closing: string }) {
  return (
    <div className={`stack-6 ${styles.document}`}>
      <TableOfContents className={styles.contents} sections={sections} numbered />
      <div className={styles.text}>
        {sections.map((section, index) => {
          const phoneDiagrams = section.diagrams?.filter(({ drawing }) => drawing === 'phone-numbers') ?? [];
          const asideDiagrams = section.diagrams?.filter(({ drawing }) => drawing !== 'phone-numbers') ?? [];
          const aside = (
            <div className={`stack-4 ${styles.aside}`}>
              {asideDiagrams.map((diagram) => (
                <Diagram key={diagram.heading} diagram={diagram} screenOnly />
              ))}
              {section.rules && <Rules heading={section.rulesHeading} rules={section.rules} />}
              {section.pullQuote && <p className={`accent ${styles.pullQuote}`}>{section.pullQuote}</p>}
            </div>
          );
          // Where somebody may need help now, what to do comes before the explanation.
          const isUrgent = phoneDiagrams.length > 0;
          return (
            <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
              <h2 className={`stack-1 ${styles.title}`} id={`${section.id}-title`}>
                <span className={styles.number}>{index + 1}</span>
                {section.title}
              </h2>
              {phoneDiagrams.map((diagram) => (
                <Diagram key={diagram.heading} diagram={diagram} screenOnly />
              ))}
              {isUrgent && aside}
              <Paragraphs
                texts={section.paragraphs}
                subsections={section.subsections}
                visibleCount={section.important ? undefined : asideDiagrams.length > 0 ? 1 : 2}
              />
              {!isUrgent && aside}
              {section.hindi && <SectionInHindi {...section.hindi} />}
            </section>
          );
        })}
        <p className={`accent ${styles.closing}`}>{closing}</p>
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

function Rules({ heading, rules }: { heading: string | undefined; rules: readonly string[] }) {
  return (
    <div>
      <div className={`stack-3 ${styles.rules}`}>
        <h3 className={styles.rulesHeading}>{heading}</h3>
        <ol className="stack-2">
          {rules.map((rule) => (
            <li key={rule}>
              <LinkedText text={rule} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface ParagraphsProps {
  texts: readonly string[];
  /** Shown after the paragraphs, with their own headings and ids. */
  subsections?: DocumentSection['subsections'];
  /** Number of paragraphs that phones don't collapse. If undefined, nothing is collapsed. */
  visibleCount?: number | undefined;
}

function Paragraphs({ texts, subsections = [], visibleCount }: ParagraphsProps) {
  const isCollapsible = visibleCount !== undefined && (texts.length > visibleCount || subsections.length > 0);
  return (
    <div className={styles.paragraphs}>
      {texts.slice(0, isCollapsible ? visibleCount : undefined).map((text) => (
        <TextBlock key={text} text={text} />
      ))}
      {isCollapsible ? (
        <Collapsible
          variant="text"
          summary={
            <span>
              Read on{' '}
              {subsections.length > 0 && (
                <span className={`quiet ${styles.contained}`}>{subsections.map(({ title }) => title).join(' · ')}</span>
              )}
            </span>
          }
        >
          <Paragraphs texts={texts.slice(visibleCount)} subsections={subsections} />
        </Collapsible>
      ) : (
        subsections.map(({ id, title, paragraphs, diagram }) => (
          <section key={id} id={id} className={styles.paragraphs} aria-labelledby={`${id}-title`}>
            <h3 className={styles.subheading} id={`${id}-title`}>
              {title}
            </h3>
            <Paragraphs texts={paragraphs} />
            {diagram && <Diagram diagram={diagram} screenOnly />}
          </section>
        ))
      )}
    </div>
  );
}
