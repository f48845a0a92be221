import { Fold } from '#components/fold/fold.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import styles from './outcome-list.module.css';

interface Props {
  outcomes: readonly string[];
  /** `columns` of names under rules, a `grid` of them under broad ones, or a `run` in large type. */
  kind?: 'columns' | 'grid' | 'run';
}

/** So many are shown on a phone before the others are asked for, unless only one or two would be left. */
const shown = 4;

/** A long list of short role names. */
export function OutcomeList({ outcomes, kind = 'columns' }: Props) {
  const folds = kind !== 'run' && outcomes.length > shown + 2;
  return (
    <div className={styles.list} data-kind={kind}>
      <Names names={folds ? outcomes.slice(0, shown) : outcomes} />
      {folds && (
        <Fold kind="rest" summary={`${outcomes.length - shown} more`}>
          <Names names={outcomes.slice(shown)} />
        </Fold>
      )}
    </div>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>
          <LinkedText text={name} />
        </li>
      ))}
    </ul>
  );
}
