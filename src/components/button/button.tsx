import type { ReactNode } from 'react';
import styles from './button.module.css';

interface Props {
  href: string;
  children: ReactNode;
  /** `solid` for the main action, `outline` for a secondary one. */
  variant?: 'solid' | 'outline';
  /** Full width. */
  wide?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, variant = 'solid', wide = false }: Props) {
  return (
    <a className={styles.button} data-variant={variant} data-wide={wide || undefined} href={href}>
      {children}
    </a>
  );
}

interface ApplyProps {
  applyUrl: string;
  /** Class that replaces the button's. */
  className?: string | undefined;
  variant?: 'solid' | 'outline';
  wide?: boolean;
}

/** Opens the application form in a new tab that can't access this one (specification, section 1). */
export function ApplyLink({ applyUrl, className = styles.button, variant = 'solid', wide = false }: ApplyProps) {
  return (
    <a
      className={className}
      data-variant={variant}
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
