import { ApplyLink } from '#components/button/button.tsx';
import { HindiLink } from '#components/hindi-link/hindi-link.tsx';
import { mobileResourceLinks, topLinks } from '#model/navigation.ts';
import { hrefOf, labelOf, pathOf, type RouteId } from '#model/routes.ts';
import styles from './mobile-menu.module.css';

/**
 * The full-screen menu of small screens. A native dialog, which traps the focus, closes on Escape and restores the focus. 'Education' links to the
 * nine schools on the home page, as the specification doesn't list them here.
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
          <SectionLink current={current} page="home" fragment="education" className="arrow">
            Education
          </SectionLink>
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
      <div className={styles.footer}>
        <ApplyLink applyUrl={applyUrl} wide />
        <p className={`cluster ${styles.smallLinks}`}>
          <SectionLink current={current} page="faq" fragment="what-does-a-year-cost">
            Fees
          </SectionLink>
          <a href={pathOf('a-z')}>A to Z</a>
          <HindiLink />
        </p>
      </div>
    </dialog>
  );
}

interface SectionLinkProps {
  current: RouteId | null;
  page: RouteId;
  fragment: string;
  className?: string;
  children: string;
}

/**
 * A link to a section of a page. On that page itself the browser only scrolls, and a script closes the menu. Without JavaScript nothing would close
 * it, so the link has the path of the page's file: hosts redirect it, which reloads the page and closes the menu.
 */
function SectionLink({ current, page, fragment, className, children }: SectionLinkProps) {
  const isCurrentPage = page === current;
  return (
    <>
      <a className={className} href={hrefOf(page, fragment)} data-needs-script={isCurrentPage || undefined}>
        {children}
      </a>
      {isCurrentPage && (
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
