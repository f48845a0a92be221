import { TextBlock } from '#components/prose/prose.tsx';
import { linkOf } from '#model/routes.ts';
import type { PageLink, Question } from '#schemas/shared.ts';
import styles from './question-list.module.css';

interface Props {
  questions: readonly Question[];
  /** Heading level of the questions. */
  level?: 3 | 4;
}

/** Collapsed questions. The id is on the answer, so that browsers open it for links to it and for searches in the page. */
export function QuestionList({ questions, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.list}>
      {questions.map((question) => (
        <details key={question.id} className={styles.question} data-question>
          <summary className={`${styles.summary} plus`}>
            <Heading className={styles.heading}>{question.question}</Heading>
          </summary>
          <div className={`stack-2 ${styles.answer}`} id={question.id}>
            {question.answer.map((block) => (
              <TextBlock key={block} text={block} />
            ))}
            {question.link && (
              <p>
                <QuestionLink link={question.link} />
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}

/** A link to a page or section, by default with the page's label. */
function QuestionLink({ link }: { link: PageLink }) {
  const { href, label } = linkOf(link);
  return <a href={href}>{label}</a>;
}
