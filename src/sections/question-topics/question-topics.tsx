import type { Question } from '../../content/types.ts';
import { QuestionList } from '../question-list/question-list.tsx';
import styles from './question-topics.module.css';

interface Props {
  topics: readonly { id: string; title: string; questions: readonly Question[] }[];
}

/** Many questions by topic, with the topics at the side. */
export function QuestionTopics({ topics }: Props) {
  return (
    <div className={styles.topics}>
      <nav className={styles.contents} aria-label="Topics">
        <ul className={styles.links}>
          {topics.map(({ id, title, questions }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title} <span className={styles.count}>{questions.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        {topics.map(({ id, title, questions }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.topic}>
            <h2 className={styles.title} id={`${id}-title`}>
              {title}
            </h2>
            <QuestionList questions={questions} />
          </section>
        ))}
      </div>
    </div>
  );
}
