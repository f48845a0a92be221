import { type KeyboardEvent, useRef, useState } from 'react';
import type { ResearchArea } from '../../content/types.ts';
import { type PictureData, srcSet } from '../../lib/pictures.ts';
import styles from './research-explorer.module.css';

type Area = Pick<ResearchArea, 'id' | 'title' | 'description' | 'projects' | 'funding' | 'publications'> & {
  picture: PictureData;
};

/**
 * Four areas of research, one of them chosen (the first at the start). The detail panel is not shown under 768 px
 * (specification, section 4): there the list itself says what each area is about, and the Research page has the rest.
 */
export function ResearchExplorer({ areas }: { areas: readonly Area[] }) {
  const [chosen, choose] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: chosen + 1,
      ArrowRight: chosen + 1,
      ArrowUp: chosen - 1,
      ArrowLeft: chosen - 1,
      Home: 0,
      End: areas.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (step + areas.length) % areas.length;
    choose(next);
    tabs.current[next]?.focus();
  };

  return (
    <div className={styles.explorer} data-research>
      <div className={styles.tabs} role="tablist" aria-label="Areas of research" aria-orientation="vertical">
        {areas.map((area, index) => (
          <button
            key={area.id}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`tab-${area.id}`}
            aria-selected={index === chosen}
            aria-controls={`panel-${area.id}`}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
            onKeyDown={move}
          >
            <span className={styles.title}>{area.title}</span>
            <span className={styles.description}>{area.description}</span>
          </button>
        ))}
      </div>
      {areas.map((area, index) => (
        <div
          key={area.id}
          role="tabpanel"
          id={`panel-${area.id}`}
          aria-labelledby={`tab-${area.id}`}
          className={styles.panel}
          data-chosen={index === chosen || undefined}
        >
          <picture className={styles.picture} data-ground={area.picture.ground}>
            <source type="image/avif" srcSet={srcSet(area.picture.avif)} sizes="(min-width: 768px) 55vw, 1px" />
            <img
              src={area.picture.webp.at(-1)?.src}
              srcSet={srcSet(area.picture.webp)}
              sizes="(min-width: 768px) 55vw, 1px"
              width={area.picture.width}
              height={area.picture.height}
              alt={area.picture.alt}
              loading="lazy"
              decoding="async"
            />
          </picture>
          <h3 className={styles.panelTitle}>{area.title}</h3>
          <ul>
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
      ))}
    </div>
  );
}
