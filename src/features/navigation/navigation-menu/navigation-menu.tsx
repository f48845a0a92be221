import { labelOf, pathOf, type RouteId } from '#model/routes.ts';
import styles from './navigation-menu.module.css';

interface Props {
  id: string;
  label: string;
  links: readonly RouteId[];
  /** The hue of each school among the links, for the door before its name. */
  hues?: ReadonlyMap<RouteId, string>;
  current: RouteId | null;
  /** The side on which the panel extends beyond its button: `before`, to the left, in two columns; `after`, to the right, in one. */
  side: 'before' | 'after';
  /** Class of the button, which looks like the links beside it. */
  className: string | undefined;
}

/** A menu of the navigation bar: a popover, which works without JavaScript. navigation-menu.client.ts opens it on hover. */
export function NavigationMenu({ id, label, links, hues, current, side, className }: Props) {
  return (
    <li data-menu>
      <button type="button" className={className} popoverTarget={id}>
        {label}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.menu} data-side={side}>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link} data-hue={hues?.get(link)}>
              <a className={styles.link} href={pathOf(link)} aria-current={link === current ? 'page' : undefined}>
                {labelOf(link)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
