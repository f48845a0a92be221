import '#styles/drawn-aside.css';
import type { ComponentProps, ReactNode } from 'react';
import { Pill } from '#components/pill/pill.tsx';
import styles from './choice.module.css';

interface RowProps {
  /** What the buttons choose. */
  label: string;
  /** Whether the label is to be seen, too. */
  shown?: boolean;
  children: ReactNode;
}

/** The buttons of a filter, of which one is pressed. On a phone they are one row that is drawn aside. */
export function ChoiceRow({ label, shown = false, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and there is none
    <div className={styles.row} data-label={shown ? 'shown' : undefined} role="group" aria-label={label} data-needs-script="">
      {shown && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={`${styles.choices} drawn-aside`}>{children}</div>
    </div>
  );
}

/** One of them. */
export function Choice(button: Omit<ComponentProps<typeof Pill>, 'kind'> & { pressed: boolean }) {
  return <Pill {...button} kind="choice" />;
}
