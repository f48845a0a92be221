import { ContentsList } from '#components/contents-list/contents-list.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { QuestionList } from '#components/question-list/question-list.tsx';
import type { PictureData } from '#model/picture-data.ts';
import type { Question } from '#schemas/shared.ts';
import type { Topic } from '#schemas/topic.ts';
import '#styles/text-button.css';
import styles from './question-topics.module.css';

interface Props {
  topics: readonly {
    id: string;
    title: string;
    figure?: Topic['figure'];
    picture: PictureData | undefined;
    questions: readonly Question[];
  }[];
}

const pictureSizes = '(min-width: 1024px) 67vw, 92vw';

/** Questions by topic, each with a picture and some with a figure, with a list of the topics and buttons that open or close all answers. */
export function QuestionTopics({ topics }: Props) {
  return (
    <div className={`stack-6 ${styles.topics}`}>
      <div className={styles.contents}>
        <nav aria-label="Topics">
          <ContentsList sections={topics.map(({ id, title, questions }) => ({ id, title, note: questions.length }))} />
        </nav>
        <div className={`cluster ${styles.buttons}`}>
          <button type="button" className="text-button" data-questions-all="open" data-needs-script>
            Open all
          </button>
          <button type="button" className="text-button" data-questions-all="close" data-needs-script>
            Close all
          </button>
          <p className="visually-hidden" role="status" data-questions-status />
        </div>
      </div>
      <div className={styles.text}>
        {topics.map(({ id, title, figure, picture, questions }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.topic}>
            {picture && (
              <div className={styles.picture} data-print="none">
                <Picture picture={picture} sizes={pictureSizes} shape="fill" />
              </div>
            )}
            <div className={`stack-1 ${styles.head}`}>
              <h2 className={styles.title} id={`${id}-title`}>
                {title}
              </h2>
              {figure && (
                <p className={`quiet ${styles.statistic}`}>
                  <strong>{figure.value}</strong> <span>{figure.label}</span>
                </p>
              )}
            </div>
            <QuestionList questions={questions} />
          </section>
        ))}
      </div>
    </div>
  );
}
