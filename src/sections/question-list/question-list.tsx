import { LinkedText } from '../../components/prose/prose.tsx';
import type { PagePlace, Question } from '../../content/types.ts';
import { labelOf, pathOf, placeOf, type RouteId } from '../../lib/routes.ts';
import styles from './question-list.module.css';

interface Props {
  questions: readonly Question[];
  /** The level of the questions' headings. */
  level?: 3 | 4;
  /** Whether each answer ends with its own address, to copy or send on. */
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
          <summary className={styles.summary}>
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
function SeeLink({ see }: { see: RouteId | PagePlace }) {
  if (typeof see === 'string') return <a href={pathOf(see)}>{labelOf(see)}</a>;
  return <a href={placeOf(see.route, see.fragment)}>{see.label}</a>;
}
