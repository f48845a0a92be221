import '#styles/scroll-row.css';
import type { ComponentProps, ReactNode } from 'react';
import { Pill } from '#components/pill/pill.tsx';
import styles from './filter-group.module.css';

interface GroupProps {
  label: string;
  /** Without this, only screen readers have the label. */
  hasVisibleLabel?: boolean;
  children: ReactNode;
}

/** A group of filter buttons. Exactly one of them is pressed at a time. Scrolls sideways on phones. */
export function FilterGroup({ label, hasVisibleLabel = false, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and there is none
    <div
      className={styles.group}
      data-visible-label={hasVisibleLabel || undefined}
      role="group"
      aria-label={label}
      data-needs-script=""
    >
      {hasVisibleLabel && (
        <span className={`quiet ${styles.label}`} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={`cluster ${styles.buttons} scroll-row`}>{children}</div>
    </div>
  );
}

/** A button in a `FilterGroup`. */
export function FilterButton(button: Omit<ComponentProps<typeof Pill>, 'variant'> & { pressed: boolean }) {
  return <Pill {...button} variant="filter" />;
}
