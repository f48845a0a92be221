import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import type { Innovation } from '#schemas/research.ts';
import styles from './innovation-list.module.css';

type Highlight = Omit<Innovation, 'picture'> & { picture: PictureData };

/** Innovation highlights, each with its statistic. `short` shows statistics and titles only, for the home page. */
export function InnovationList({ highlights, short = false }: { highlights: readonly Highlight[]; short?: boolean }) {
  return (
    <ul className={styles.list} data-short={short || undefined}>
      {highlights.map((highlight) =>
        short ? (
          <li key={highlight.id} className={styles.highlight}>
            <h3 className={styles.title}>{highlight.title}</h3>
            <Statistic {...highlight} />
          </li>
        ) : (
          <li key={highlight.id} id={highlight.id} className={styles.highlight}>
            <div className={`stack-3 ${styles.name}`}>
              <h2 className="heading">{highlight.title}</h2>
              <Statistic {...highlight} />
            </div>
            <p className={styles.text}>{highlight.description}</p>
            <Picture picture={highlight.picture} sizes="(min-width: 1200px) 40vw, (min-width: 768px) 62vw, 92vw" shape="3-2" />
          </li>
        ),
      )}
    </ul>
  );
}

/** The number, and what it counts. */
function Statistic({ metric, metricLabel }: Highlight) {
  return (
    <p className={`stack-1 ${styles.statistic}`}>
      <span className={`numeral ${styles.metric}`}>{metric}</span> <span className="quiet">{metricLabel}</span>
    </p>
  );
}
