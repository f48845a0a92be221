import { Band } from '#components/band/band.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import styles from './mission-list.module.css';

/** The school's mission, one sentence per item. */
export function MissionList({ heading, mission }: { heading: string; mission: readonly string[] }) {
  return (
    <Band className={styles.band} background="night" reveals>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {mission.map((sentence) => (
          <li key={sentence} className="lead">
            <LinkedText text={sentence} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
