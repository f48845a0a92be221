import type { ReactNode } from 'react';
import styles from './button.module.css';

interface Props {
  href: string;
  children: ReactNode;
  /** `solid` for the page's main action, `outline` for the one beside it. */
  kind?: 'solid' | 'outline';
  /** Full width. */
  wide?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, kind = 'solid', wide = false }: Props) {
  return (
    <a className={styles.button} data-kind={kind} data-wide={wide || undefined} href={href}>
      {children}
    </a>
  );
}

interface PressProps {
  children: ReactNode;
  kind?: 'solid' | 'outline';
  /** Attribute by which its script finds it. */
  [name: `data-${string}`]: string | true;
}

/** A button that needs script; hidden without it. */
export function PressButton({ children, kind = 'outline', ...data }: PressProps) {
  return (
    <button type="button" className={styles.button} data-kind={kind} data-needs-script {...data}>
      {children}
    </button>
  );
}

interface ApplyProps {
  applyUrl: string;
  /** A look of its own, in place of the button's. */
  className?: string | undefined;
  kind?: 'solid' | 'outline';
  wide?: boolean;
}

/** 'Apply Now': the application form, in a new tab that can't reach back to this one (specification, section 1). */
export function ApplyLink({ applyUrl, className = styles.button, kind = 'solid', wide = false }: ApplyProps) {
  return (
    <a
      className={className}
      data-kind={kind}
      data-wide={wide || undefined}
      data-apply=""
      href={applyUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      Apply Now<span className="visually-hidden"> (opens the application form in a new tab)</span>
    </a>
  );
}
