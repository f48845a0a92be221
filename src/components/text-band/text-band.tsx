import type { ReactNode } from 'react';
import { Band } from '#components/band/band.tsx';
import { FigureList } from '#components/figure/figure.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { Prose } from '#components/prose/prose.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './text-band.module.css';

interface Props {
  heading: string;
  id?: string | undefined;
  lead?: string | undefined;
  paragraphs?: readonly string[];
  /** Whether phones collapse all paragraphs but the first. */
  collapsible?: boolean;
  background?: 'wash' | 'night' | 'hue' | undefined;
  /** By default the heading is on the left. `across`: the heading above full-width content. `below`: the heading above wide content. */
  layout?: 'across' | 'below' | undefined;
  /** A picture below the heading. With `across`, on the right of the text. */
  picture?: PictureData | undefined;
  /** A statistic below the heading. */
  figure?: { value: string; label: string } | undefined;
  /** Whether it has less space above and below, for a series of short sections. */
  compact?: boolean;
  /** Whether it is hidden in print. */
  screenOnly?: boolean;
  /** Content after the paragraphs, in the same column. */
  children?: ReactNode;
}

/** A band with a heading and text, side by side on wide screens. */
export function TextBand({
  heading,
  id,
  lead,
  paragraphs = [],
  collapsible,
  background,
  layout,
  picture,
  figure,
  compact,
  screenOnly,
  children,
}: Props) {
  const headingPicture = layout === 'across' ? undefined : picture;
  const headingElement = (
    <h2 className={`heading ${styles.heading}`}>
      <LinkedText text={heading} />
    </h2>
  );
  return (
    <Band
      className={styles.band}
      id={id}
      background={background}
      data-layout={layout}
      data-compact={compact || undefined}
      reveals
      data-print={screenOnly ? 'none' : undefined}
    >
      {figure || headingPicture ? (
        <div className="stack-4">
          {headingElement}
          {figure && <FigureList figures={[figure]} />}
          {headingPicture && <Picture picture={headingPicture} sizes="(min-width: 900px) 30vw, 92vw" shape="3-2" />}
        </div>
      ) : (
        headingElement
      )}
      <div className={`stack-6 ${styles.text}`}>
        {(lead || paragraphs.length > 0) && <Prose lead={lead} blocks={paragraphs} collapsible={collapsible} />}
        {children}
      </div>
      {picture && layout === 'across' && <Picture picture={picture} sizes="(min-width: 900px) 47vw, 92vw" shape="3-2" />}
    </Band>
  );
}
