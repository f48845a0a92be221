import { Mark } from '../../components/wordmark/wordmark.tsx';
import { educationLinks, resourceLinks, topLinks } from '../../lib/navigation.ts';
import { labelOf, pathOf, type RouteId } from '../../lib/routes.ts';
import styles from './navigation-bar.module.css';

interface Props {
  current: RouteId | null;
  /** Over a full-bleed picture the bar's type is white while the bar is transparent. */
  over: 'paper' | 'picture';
  school: { shortName: string; tagline: string; applyUrl: string };
}

/**
 * The bar on top of every page. Its two menus open without script (popover); src/behaviours/navigation-bar.ts adds the change
 * of the bar on scrolling, and src/behaviours/menus.ts opening on hover.
 */
export function NavigationBar({ current, over, school }: Props) {
  return (
    <header className={styles.bar} data-bar="top" data-over={over}>
      <a className={styles.brand} href={pathOf('home')} aria-label={`${school.shortName} ${school.tagline}, home`} data-brand>
        <Mark className={styles.mark} />
        <span className={styles.name}>
          <span className={styles.wordmark}>{school.shortName}</span> <span className={styles.tagline}>{school.tagline}</span>
        </span>
      </a>
      <nav className={styles.links} aria-label="Main">
        <ul className={styles.list}>
          {topLinks.map((id) => (
            <li key={id}>
              <a className={styles.link} href={pathOf(id)} aria-current={id === current ? 'page' : undefined}>
                {labelOf(id)}
              </a>
            </li>
          ))}
          <Menu id="menu-education" label="Education" links={educationLinks} current={current} />
          <Menu id="menu-resources" label="Resources" links={resourceLinks} current={current} />
        </ul>
        <a className={styles.apply} href={school.applyUrl} target="_blank" rel="noopener noreferrer">
          Apply Now<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </nav>
      <button
        type="button"
        className={styles.menuButton}
        data-menu-button
        {...{ commandfor: 'mobile-menu', command: 'show-modal' }}
      >
        <span className={styles.lines} aria-hidden="true" />
        <span className="visually-hidden">Menu</span>
      </button>
    </header>
  );
}

interface MenuProps {
  id: string;
  label: string;
  links: readonly RouteId[];
  current: RouteId | null;
}

function Menu({ id, label, links, current }: MenuProps) {
  return (
    <li className={styles.item} data-menu>
      <button type="button" className={styles.link} popoverTarget={id}>
        {label}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <ul className={styles.menuList}>
          {links.map((link) => (
            <li key={link}>
              <a className={styles.menuLink} href={pathOf(link)} aria-current={link === current ? 'page' : undefined}>
                {labelOf(link)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
