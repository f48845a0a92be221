import type { HTMLAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'nav' | 'figure';
  /** Its background; paper if absent. */
  ground?: 'wash' | 'night' | 'hue' | 'sun' | undefined;
  /** Whether it rises in once as it comes into view (client/reveal.ts). */
  reveals?: boolean;
}

/** A band of a page: full width, with the page's margins and its twelve columns (styles/layout.css). */
export function Band({ as: Tag = 'section', className, ground, reveals = false, ...rest }: Props) {
  return (
    <Tag
      className={className ? `band ${className}` : 'band'}
      data-ground-band={ground}
      data-reveal={reveals ? '' : undefined}
      {...rest}
    />
  );
}
