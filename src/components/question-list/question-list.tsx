import { LinkedText } from '#components/prose/prose.tsx';
import { labelOf, placeOf } from '#model/routes.ts';
import type { PagePlace, Question } from '#schemas/shared.ts';
import styles from './question-list.module.css';

interface Props {
  questions: readonly Question[];
  /** Heading level of the questions. */
  level?: 3 | 4;
  /** Whether each answer ends with a link to itself, to share. */
  linked?: boolean;
}

/**
 * Questions that open on a press. The id stands inside the closed part: the browser then opens it for whoever arrives at the
 * question's address, or finds its words by searching the page.
 */
export function QuestionList({ questions, level = 3, linked = false }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.list}>
      {questions.map((question) => (
        <details key={question.id} className={styles.question} data-question>
          <summary className={`${styles.summary} plus`}>
            <Heading className={styles.heading}>{question.q}</Heading>
          </summary>
          <div className={styles.answer} id={question.id}>
            <p>
              <LinkedText text={question.a} />
            </p>
            {(question.see || linked) && (
              <p className={styles.on}>
                {question.see && <SeeLink see={question.see} />}
                {linked && (
                  <a className={styles.own} href={`#${question.id}`} data-print="none">
                    Link to this question
                  </a>
                )}
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}

/** What to read next: a page by its name, or a place on one by words of its own. */
function SeeLink({ see: { page, fragment, label } }: { see: PagePlace }) {
  return <a href={placeOf(page, fragment)}>{label ?? labelOf(page)}</a>;
}
