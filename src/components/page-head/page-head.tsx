import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { ApplyLink, ButtonLink } from '#components/button/button.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { PictureData } from '#model/picture-data.ts';
import type { RouteId } from '#model/routes.ts';
import type { WaysIn } from '#model/ways-in.ts';
import styles from './page-head.module.css';

interface Props {
  route: RouteId;
  heading: string;
  lead?: string | undefined;
  picture?: PictureData | undefined;
  /** `beside`: the picture stands at the right of the words. `below`: it lies under them, from edge to edge. `strip`: the same, low, under a great heading. `great`: no picture, a heading as large as the page. */
  kind?: 'beside' | 'below' | 'strip' | 'great';
  /** Where the thing itself is, once there is an address: the library, the portal. */
  door?: { href: string; label: string } | null;
  /** The next step. */
  acts?: WaysIn;
  /** What stands at the right of a great heading, and under its words on narrow screens. */
  children?: ReactNode;
}

/** What a head's picture asks for, so that the page can have it fetched at once. */
export const headSizes = {
  beside: '(min-width: 1024px) 60vw, 100vw',
  // On a phone a little under the width that is shown: the next larger file would take the awards' page over its budget.
  below: '(min-width: 768px) 100vw, 84vw',
  strip: '100vw',
} as const;

/** The head of a standing page: breadcrumbs, h1 and lead. */
export function PageHead({ route, heading, lead, picture, kind = 'great', door, acts, children }: Props) {
  return (
    <div className={styles.head} data-kind={kind} data-with={children ? '' : undefined}>
      <div className={styles.words}>
        <Breadcrumbs route={route} />
        <h1 className={styles.heading}>{heading}</h1>
        {lead && (
          <p className={styles.lead}>
            <LinkedText text={lead} />
          </p>
        )}
        {door && (
          <p className={styles.acts} data-print="none">
            <ButtonLink href={door.href}>{door.label}</ButtonLink>
          </p>
        )}
        {acts && (
          <p className={styles.acts} data-print="none">
            <ApplyLink applyUrl={acts.applyUrl} kind={door ? 'outline' : 'solid'} />{' '}
            <a href={acts.also.href}>{acts.also.label}</a>
          </p>
        )}
      </div>
      {picture && kind !== 'great' && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes={headSizes[kind]} first shape="fill" />
        </div>
      )}
      {children}
    </div>
  );
}
