import { Band } from '#components/band/band.tsx';
import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import type { ResearchArea } from '#schemas/entities.ts';
import styles from './research-articles.module.css';

type Area = Omit<ResearchArea, 'picture'> & { picture: PictureData };

/** What each area asks, in a line that leads to its article. */
export function ResearchAreas({ heading, areas }: { heading: string; areas: readonly Area[] }) {
  return (
    <Band as="nav" className={styles.areas} ground="night" aria-labelledby="areas" data-print="none">
      <h2 id="areas" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {areas.map(({ id, title, description }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Every area of research in full, at any width of screen. */
export function ResearchArticles({ areas }: { areas: readonly Area[] }) {
  return (
    <div>
      {areas.map((area) => (
        <article key={area.id} id={area.id} className={styles.article} data-reveal="" tabIndex={-1}>
          <Picture className={styles.picture} picture={area.picture} sizes="(min-width: 900px) 65vw, 100vw" shape="box" />
          <div className={styles.words}>
            <h2 className={styles.title}>{area.title}</h2>
            {area.body.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ul className={styles.projects}>
              {area.projects.map((project) => (
                <li key={project}>{project}</li>
              ))}
            </ul>
            <dl className={styles.facts}>
              <div>
                <dt>Funding</dt>
                <dd>{area.funding}</dd>
              </div>
              <div>
                <dt>Publications</dt>
                <dd>{area.publications}</dd>
              </div>
            </dl>
          </div>
        </article>
      ))}
    </div>
  );
}
