import { Brand } from '#components/brand/brand.tsx';
import { ApplyLink } from '#components/button/button.tsx';
import { NavigationMenu } from '#features/navigation/navigation-menu/navigation-menu.tsx';
import { educationLinks, resourceLinks, topLinks } from '#model/navigation.ts';
import { labelOf, pathOf, type RouteId } from '#model/routes.ts';
import styles from './navigation-bar.module.css';

interface Props {
  current: RouteId | null;
  /** Over a picture the text of the transparent bar is white. */
  over: 'paper' | 'picture';
  institution: { shortName: string; tagline: string; applyUrl: string };
  /** The hue of each school, for the menu. */
  hues: ReadonlyMap<RouteId, string>;
  /** Set if the page around it is in another language. */
  lang?: string | undefined;
}

/** The navigation bar of every page. Its two menus are popovers, which open without JavaScript. navigation-bar.client.ts changes it with scrolling. */
export function NavigationBar({ current, over, institution, hues, lang }: Props) {
  return (
    <header className={styles.bar} lang={lang} data-bar="top" data-over={over}>
      <Brand institution={institution} />
      <nav className={styles.links} aria-label="Main">
        <ul className={`cluster ${styles.list}`}>
          {topLinks.map((id) => (
            <li key={id}>
              <a className={styles.link} href={pathOf(id)} aria-current={id === current ? 'page' : undefined}>
                {labelOf(id)}
              </a>
            </li>
          ))}
          <NavigationMenu
            id="menu-education"
            label="Education"
            links={educationLinks}
            hues={hues}
            current={current}
            side="before"
            className={styles.link}
          />
          <NavigationMenu
            id="menu-resources"
            label="Resources"
            links={resourceLinks}
            current={current}
            side="after"
            className={styles.link}
          />
        </ul>
        <ApplyLink applyUrl={institution.applyUrl} className={styles.apply} />
      </nav>
      <button type="button" className={styles.menuButton} data-menu-button commandfor="mobile-menu" command="show-modal">
        <span className={styles.menuIcon} aria-hidden="true" />
        <span className="visually-hidden">Menu</span>
      </button>
    </header>
  );
}
