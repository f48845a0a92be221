import { LinkedText } from '#components/prose/prose.tsx';
import styles from './mission-list.module.css';

/** What the school has set itself to do, one sentence each. */
export function MissionList({ heading, mission }: { heading: string; mission: readonly string[] }) {
  return (
    <section className={`band ${styles.band}`} data-ground-band="night" data-reveal="">
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {mission.map((sentence) => (
          <li key={sentence}>
            <LinkedText text={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}
