import type { ReactNode } from 'react';
import { Picture } from '../../components/picture/picture.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import styles from './home-hero.module.css';

interface Props {
  headline: string;
  lead: string;
  picture: PictureData;
  tall: PictureData;
  /** The reel's player. */
  children?: ReactNode;
}

/** The first screen of the home page: one picture from edge to edge, and the school's sentence on it. */
export function HomeHero({ headline, lead, picture, tall, children }: Props) {
  return (
    <section className={styles.hero} aria-label={headline}>
      <Picture picture={picture} tall={tall} sizes="100vw" first shape="fill" />
      <div className={styles.words}>
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
