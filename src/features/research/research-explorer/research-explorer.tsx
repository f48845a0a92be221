import { type KeyboardEvent, type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Picture } from '#components/picture/picture.tsx';
import type { ResearchView } from '#model/research-view.ts';
import styles from './research-explorer.module.css';

/** Screens on which the detail panel is shown. */
const wideScreen = '(width >= 48em)';

/** Whether a click or key is a command to the browser: Alt and the left arrow go back, Control and a click open a tab. */
const isBrowserCommand = (event: KeyboardEvent | MouseEvent) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether the screen is wide. False during the build, so that the HTML has plain links. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wideScreen);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(wideScreen).matches,
    () => false,
  );
}

/** Four areas of research as links to their articles. On wide screens the links are tabs, which show the area beside them. */
export function ResearchExplorer({ areas, articlesPath }: { areas: readonly ResearchView[]; articlesPath: string }) {
  const isWide = useWideScreen();
  const [selected, setSelected] = useState(0);
  const tabs = useRef<(HTMLAnchorElement | null)[]>([]);

  const onClick = (event: MouseEvent, index: number) => {
    if (!isWide || isBrowserCommand(event)) return;
    event.preventDefault();
    setSelected(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isWide || isBrowserCommand(event)) return;
    if (event.key === ' ') {
      event.preventDefault();
      return;
    }
    const targets: Record<string, number> = {
      ArrowDown: selected + 1,
      ArrowRight: selected + 1,
      ArrowUp: selected - 1,
      ArrowLeft: selected - 1,
      Home: 0,
      End: areas.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + areas.length) % areas.length;
    setSelected(next);
    tabs.current[next]?.focus();
  };

  return (
    <div className={styles.explorer} data-research>
      <div
        className={styles.tabs}
        {...(isWide && { role: 'tablist', 'aria-label': 'Areas of research', 'aria-orientation': 'vertical' })}
      >
        {areas.map((area, index) => (
          <a
            key={area.id}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            href={`${articlesPath}#${area.id}`}
            id={`tab-${area.id}`}
            {...(isWide && {
              role: 'tab',
              'aria-selected': index === selected,
              'aria-controls': `panel-${area.id}`,
              tabIndex: index === selected ? 0 : -1,
            })}
            className={`stack-0 ${styles.tab}`}
            onClick={(event) => onClick(event, index)}
            onKeyDown={onKeyDown}
          >
            <span className={styles.title}>{area.title}</span>
            <span className={styles.description}>{area.description}</span>
          </a>
        ))}
      </div>
      {areas.map((area, index) => (
        <div
          key={area.id}
          {...(isWide && { role: 'tabpanel', 'aria-labelledby': `tab-${area.id}` })}
          id={`panel-${area.id}`}
          className={styles.panel}
          data-selected={index === selected || undefined}
        >
          <Picture picture={area.picture} sizes="(min-width: 768px) 55vw, 92vw" shape="16-9" />
          <h3 className={styles.panelTitle}>{area.title}</h3>
          <ul>
            {area.projects.map((project) => (
              <li key={project}>{project}</li>
            ))}
          </ul>
          <dl className={styles.facts}>
            <div>
              <dt className="quiet">Funding</dt>
              <dd>{area.funding}</dd>
            </div>
            <div>
              <dt className="quiet">Publications</dt>
              <dd>{area.publications}</dd>
            </div>
          </dl>
        </div>
      ))}
    </div>
  );
}
