import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import type { PictureData } from '#model/picture-data.ts';
import type { ResearchArea } from '#schemas/research.ts';
import styles from './research-articles.module.css';

type Area = Omit<ResearchArea, 'picture'> & { picture: PictureData };

/** All areas of research in full. Phones collapse the texts. */
export function ResearchArticles({ areas }: { areas: readonly Area[] }) {
  return (
    <div>
      {areas.map((area) => (
        <article key={area.id} id={area.id} className={styles.article} data-reveal="" tabIndex={-1}>
          <Picture className={styles.picture} picture={area.picture} sizes="(min-width: 900px) 65vw, 100vw" shape="custom" />
          <div className={`stack-3 ${styles.text}`}>
            <h2 className={styles.title}>{area.title}</h2>
            <p className="lead">{area.description}</p>
            <Collapsible variant="text" summary="Read on">
              <div className="stack-3">
                {area.body.map((text) => (
                  <TextBlock key={text} text={text} />
                ))}
              </div>
            </Collapsible>
            <ul className={`stack-1 ${styles.projects}`}>
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
