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
  /** What those want to know who came with a question. */
  links: readonly { label: string; href: string }[];
  applyUrl: string;
  /** The reel's player. */
  children?: ReactNode;
}

/**
 * How wide the picture is drawn: over the whole of a box that is as high as the screen. On a screen higher than wide the tall cut is used, which
 * is about as wide as the screen.
 */
export const heroSizes = '(min-aspect-ratio: 4/5) max(100vw, min(177vh, 120rem)), 100vw';

/** The first screen of the home page: one picture from edge to edge, and the school's sentence on it. */
export function HomeHero({ headline, lead, picture, tall, links, applyUrl, children }: Props) {
  return (
    <section className={styles.hero} aria-label={headline}>
      <Picture picture={picture} tall={tall} sizes={heroSizes} first shape="fill" />
      <div className={styles.words}>
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.links} data-print="none">
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
