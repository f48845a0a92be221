import { ApplyLink } from '#components/button/button.tsx';
import { HindiLink } from '#components/hindi-link/hindi-link.tsx';
import { mobileResourceLinks, topLinks } from '#model/navigation.ts';
import { labelOf, pathOf, placeOf, type RouteId } from '#model/routes.ts';
import styles from './mobile-menu.module.css';

/**
 * The full-screen menu of small screens. A native dialog: it keeps the focus inside, closes on Escape and gives the focus back.
 * 'Education' leads to the home page's nine schools, which the specification does not list here.
 */
export function MobileMenu({
  current,
  applyUrl,
  lang,
}: {
  current: RouteId | null;
  applyUrl: string;
  lang?: string | undefined;
}) {
  return (
    <dialog id="mobile-menu" lang={lang} className={styles.menu} aria-label="Menu" data-mobile-menu>
      <div className={styles.head}>
        <button type="button" className={styles.close} commandfor="mobile-menu" command="close">
          <span className={styles.cross} aria-hidden="true" />
          <span className="visually-hidden">Close menu</span>
        </button>
      </div>
      <nav aria-label="Menu" className={styles.body}>
        <ul className={styles.main}>
          {topLinks.map((id) => (
            <li key={id}>
              <a href={pathOf(id)} aria-current={id === current ? 'page' : undefined}>
                {labelOf(id)}
              </a>
            </li>
          ))}
        </ul>
        <h2 className={styles.heading}>
          <PlaceLink current={current} page="home" fragment="education" className="arrow">
            Education
          </PlaceLink>
        </h2>
        <h2 className={styles.heading}>Resources</h2>
        <ul className={styles.resources}>
          {mobileResourceLinks.map((id) => (
            <li key={id}>
              <a href={pathOf(id)} aria-current={id === current ? 'page' : undefined}>
                {labelOf(id)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ApplyLink applyUrl={applyUrl} wide />
        <p className={styles.small}>
          <PlaceLink current={current} page="paramedical" fragment="fees">
            Fees
          </PlaceLink>
          <a href={pathOf('a-z')}>A to Z</a>
          <HindiLink />
        </p>
      </div>
    </dialog>
  );
}

interface PlaceLinkProps {
  current: RouteId | null;
  page: RouteId;
  fragment: string;
  className?: string;
  children: string;
}

/**
 * A link to a place on a page. On that page itself nothing but script would close the menu, since the browser only scrolls: without script the
 * link has the address of the page's file, which hosts redirect, so that the page is loaded anew.
 */
function PlaceLink({ current, page, fragment, className, children }: PlaceLinkProps) {
  const here = page === current;
  return (
    <>
      <a className={className} href={placeOf(page, fragment)} data-needs-script={here || undefined}>
        {children}
      </a>
      {here && (
        <noscript>
          <a className={className} href={`${filePathOf(page)}#${fragment}`}>
            {children}
          </a>
        </noscript>
      )}
    </>
  );
}

const filePathOf = (page: RouteId) => (page === 'home' ? '/index.html' : `${pathOf(page)}.html`);
