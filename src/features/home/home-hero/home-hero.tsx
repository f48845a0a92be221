import type { ReactNode } from 'react';
import { ApplyLink } from '#components/button/button.tsx';
import { HindiLink } from '#components/hindi-link/hindi-link.tsx';
import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './home-hero.module.css';

interface Props {
  headline: string;
  lead: string;
  picture: PictureData;
  tall: PictureData;
  /** Links beside Apply Now, to pages that answer common questions. */
  links: readonly { label: string; href: string }[];
  applyUrl: string;
  /** The reel's player. */
  children?: ReactNode;
}

/** `sizes` of the picture, which covers a box as high as the screen. Portrait screens use the tall crop, which is about as wide as the screen. */
export const heroSizes = '(min-aspect-ratio: 4/5) max(100vw, min(194vh, 120rem)), 100vw';

/** The first screen of the home page: a full-width picture with a headline. */
export function HomeHero({ headline, lead, picture, tall, links, applyUrl, children }: Props) {
  return (
    <section className={styles.hero} aria-label={headline}>
      <Picture picture={picture} tall={tall} sizes={heroSizes} first shape="fill" />
      <div className={`stack-3 ${styles.text}`}>
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={`cluster ${styles.links}`} data-print="none">
          <ApplyLink applyUrl={applyUrl} />
          {links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <HindiLink />
        </p>
      </div>
      {children}
    </section>
  );
}
