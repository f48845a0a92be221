import { LinkedText } from '../../components/prose/prose.tsx';
import styles from './outcome-list.module.css';

interface Props {
  outcomes: readonly string[];
  /** `columns` of names under rules, a `grid` of them under broad ones, or a `run` in large type. */
  kind?: 'columns' | 'grid' | 'run';
}

/** Where a course leads: many short names. */
export function OutcomeList({ outcomes, kind = 'columns' }: Props) {
  return (
    <ul className={styles.list} data-kind={kind}>
      {outcomes.map((outcome) => (
        <li key={outcome}>
          <LinkedText text={outcome} />
        </li>
      ))}
    </ul>
  );
}
