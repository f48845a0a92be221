import { Band } from '#components/band/band.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import styles from './mission-list.module.css';

/** What the school has set itself to do, one sentence each. */
export function MissionList({ heading, mission }: { heading: string; mission: readonly string[] }) {
  return (
    <Band className={styles.band} ground="night" reveals>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {mission.map((sentence) => (
          <li key={sentence}>
            <LinkedText text={sentence} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
