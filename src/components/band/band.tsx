import type { HTMLAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'nav' | 'figure';
  /** Background; paper by default. */
  background?: 'wash' | 'night' | 'hue' | 'marigold' | undefined;
  /** Whether it animates in once when it becomes visible (client/reveal.ts). */
  reveals?: boolean;
}

/** A full-width section of a page, with the page's margins and twelve-column grid (styles/layout.css). */
export function Band({ as: Tag = 'section', className, background, reveals = false, ...rest }: Props) {
  return (
    <Tag
      className={className ? `band ${className}` : 'band'}
      data-background={background}
      data-reveal={reveals ? '' : undefined}
      {...rest}
    />
  );
}
