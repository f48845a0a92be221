import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import type { Innovation } from '#schemas/research.ts';
import styles from './innovation-list.module.css';

type Highlight = Omit<Innovation, 'picture'> & { picture: PictureData };

/** Innovation highlights, each with its statistic. `short` shows statistics and titles only, for the home page. */
export function InnovationList({ highlights, short = false }: { highlights: readonly Highlight[]; short?: boolean }) {
  const Heading = short ? 'h3' : 'h2';
  return (
    <ul className={styles.list} data-short={short || undefined}>
      {highlights.map((highlight) => (
        <li key={highlight.id} id={short ? undefined : highlight.id} className={styles.highlight}>
          <p className={`stack-1 ${styles.statistic}`}>
            <span className={`numeral ${styles.metric}`}>{highlight.metric}</span>{' '}
            <span className="quiet">{highlight.metricLabel}</span>
          </p>
          <div className={`stack-1 ${styles.text}`}>
            <Heading className={styles.title}>{highlight.title}</Heading>
            {!short && <p>{highlight.description}</p>}
          </div>
          {!short && <Picture picture={highlight.picture} sizes="(min-width: 1024px) 33vw, 92vw" shape="3-2" />}
        </li>
      ))}
    </ul>
  );
}
