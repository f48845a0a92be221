import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import styles from './outcome-list.module.css';

interface Props {
  outcomes: readonly string[];
  /** `columns`: under thin lines. `grid`: under thick lines. `inline`: one after another in large type. */
  variant?: 'columns' | 'grid' | 'inline';
}

/** Phones collapse the names after the first three, if there are at least three more. */
const visibleCount = 3;

/** A list of roles that courses lead to. */
export function OutcomeList({ outcomes, variant = 'columns' }: Props) {
  const isCollapsible = variant !== 'inline' && outcomes.length > visibleCount + 2;
  return (
    <div className={styles.list} data-variant={variant}>
      <NameList names={isCollapsible ? outcomes.slice(0, visibleCount) : outcomes} />
      {isCollapsible && (
        <Collapsible variant="text" summary={`${outcomes.length - visibleCount} more`}>
          <NameList names={outcomes.slice(visibleCount)} />
        </Collapsible>
      )}
    </div>
  );
}

function NameList({ names }: { names: readonly string[] }) {
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
