import { labelOf, pathOf, type RouteId } from '#model/routes.ts';
import styles from './navigation-menu.module.css';

interface Props {
  id: string;
  label: string;
  links: readonly RouteId[];
  /** The hue of each school among the links: its door stands before its name. */
  hues?: ReadonlyMap<RouteId, string>;
  current: RouteId | null;
  /** To which side of its button the panel goes on: to the left in two columns, or to the right in one. */
  side: 'before' | 'after';
  /** How the button looks: like the links of the bar beside it. */
  className: string | undefined;
}

/** A menu of the bar. A native popover: it opens and closes without script; src/features/navigation/navigation-menu/navigation-menu.client.ts adds hovering. */
export function NavigationMenu({ id, label, links, hues, current, side, className }: Props) {
  return (
    <li data-menu>
      <button type="button" className={className} popoverTarget={id}>
        {label}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.menu} data-side={side}>
        <ul className={styles.menuList}>
          {links.map((link) => (
            <li key={link} data-hue={hues?.get(link)}>
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
