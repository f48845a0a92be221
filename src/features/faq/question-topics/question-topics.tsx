import { PressButton } from '#components/button/button.tsx';
import { ContentsList } from '#components/contents-list/contents-list.tsx';
import { QuestionList } from '#components/question-list/question-list.tsx';
import type { Topic } from '#schemas/entities.ts';
import type { Question } from '#schemas/shared.ts';
import styles from './question-topics.module.css';

interface Props {
  topics: readonly { id: string; title: string; figure?: Topic['figure']; questions: readonly Question[] }[];
}

/** Many questions by topic; the topics stand at the side, with buttons that open or close every answer. */
export function QuestionTopics({ topics }: Props) {
  return (
    <div className={styles.topics}>
      <div className={styles.contents}>
        <nav aria-label="Topics">
          <ContentsList parts={topics.map(({ id, title, questions }) => ({ id, title, note: questions.length }))} />
        </nav>
        <div className={styles.all}>
          <PressButton data-questions-all="open">Open all</PressButton>
          <PressButton data-questions-all="close">Close all</PressButton>
          <p className="visually-hidden" role="status" data-questions-status />
        </div>
      </div>
      <div className={styles.text}>
        {topics.map(({ id, title, figure, questions }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.topic}>
            <div className={styles.head}>
              <h2 className={styles.title} id={`${id}-title`}>
                {title}
              </h2>
              {figure && (
                <p className={styles.figure}>
                  <strong>{figure.value}</strong> <span>{figure.label}</span>
                </p>
              )}
            </div>
            <QuestionList questions={questions} linked />
          </section>
        ))}
      </div>
    </div>
  );
}
