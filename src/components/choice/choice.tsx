import '#styles/drawn-aside.css';
import type { ComponentProps, ReactNode } from 'react';
import { Pill } from '#components/pill/pill.tsx';
import styles from './choice.module.css';

interface RowProps {
  /** Label of the group. */
  label: string;
  /** Whether the label is visible. */
  shown?: boolean;
  children: ReactNode;
}

/** Filter buttons of which one is pressed. On a phone they are a row that scrolls sideways. */
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
