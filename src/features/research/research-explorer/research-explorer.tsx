import { type KeyboardEvent, type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Picture } from '#components/picture/picture.tsx';
import type { ResearchView } from '#model/research-view.ts';
import styles from './research-explorer.module.css';

/** From this width the detail panel is shown (specification, section 4). */
const wideScreen = '(width >= 48em)';

/** Whether a press or a key is meant for the browser: Alt and the left arrow lead back, Control and a press open another tab. */
const isBrowsers = (event: KeyboardEvent | MouseEvent) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether the panel has room; false while the page is built, so that the HTML holds plain links. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wideScreen);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(wideScreen).matches,
    () => false,
  );
}

/**
 * Four areas of research. Each is a link to its article on the Research page; on a wide screen the links are tabs that show the
 * area beside them instead, the first at the start.
 */
export function ResearchExplorer({ areas, articles }: { areas: readonly ResearchView[]; articles: string }) {
  const wide = useWideScreen();
  const [chosen, choose] = useState(0);
  const tabs = useRef<(HTMLAnchorElement | null)[]>([]);

  const press = (event: MouseEvent, index: number) => {
    if (!wide || isBrowsers(event)) return;
    event.preventDefault();
    choose(index);
  };

  const move = (event: KeyboardEvent) => {
    if (!wide || isBrowsers(event)) return;
    if (event.key === ' ') {
      event.preventDefault();
      return;
    }
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
      <div
        className={styles.tabs}
        {...(wide && { role: 'tablist', 'aria-label': 'Areas of research', 'aria-orientation': 'vertical' })}
      >
        {areas.map((area, index) => (
          <a
            key={area.id}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            href={`${articles}#${area.id}`}
            id={`tab-${area.id}`}
            {...(wide && {
              role: 'tab',
              'aria-selected': index === chosen,
              'aria-controls': `panel-${area.id}`,
              tabIndex: index === chosen ? 0 : -1,
            })}
            className={styles.tab}
            onClick={(event) => press(event, index)}
            onKeyDown={move}
          >
            <span className={styles.title}>{area.title}</span>
            <span className={styles.description}>{area.description}</span>
          </a>
        ))}
      </div>
      {areas.map((area, index) => (
        <div
          key={area.id}
          {...(wide && { role: 'tabpanel', 'aria-labelledby': `tab-${area.id}` })}
          id={`panel-${area.id}`}
          className={styles.panel}
          data-chosen={index === chosen || undefined}
        >
          <Picture picture={area.picture} sizes="(min-width: 768px) 55vw, 1px" shape="video" />
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
