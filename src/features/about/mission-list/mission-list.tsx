import { Band } from '#components/band/band.tsx';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import styles from './mission-list.module.css';

/** Phones collapse the sentences after the first five. */
const visibleCount = 5;

/** The school's mission, one sentence per item. */
export function MissionList({ heading, mission }: { heading: string; mission: readonly string[] }) {
  return (
    <Band className={styles.band} background="night" reveals>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.list}>
        <Sentences sentences={mission.slice(0, visibleCount)} />
        {mission.length > visibleCount && (
          <Collapsible variant="text" summary={`${mission.length - visibleCount} more`}>
            <Sentences sentences={mission.slice(visibleCount)} />
          </Collapsible>
        )}
      </div>
    </Band>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence} className="lead">
          <LinkedText text={sentence} />
        </li>
      ))}
    </ul>
  );
}
