import type { ReactNode } from 'react';
import { ApplyLink } from '#components/button/button.tsx';
import { HindiLink } from '#components/hindi-link/hindi-link.tsx';
import { Mark } from '#components/mark/mark.tsx';
import { contactLines } from '#model/given-facts.ts';
import { footerColumns, footerNotes, footerPlaceholders, studentsColumn } from '#model/navigation.ts';
import { labelOf, pathOf, type RouteId } from '#model/routes.ts';
import type { SchoolFacts } from '#schemas/school-facts.ts';
import styles from './site-footer.module.css';

interface Props {
  school: Pick<
    SchoolFacts,
    'name' | 'shortName' | 'tagline' | 'applyUrl' | 'admissionsEmail' | 'address' | 'place' | 'telephone' | 'whatsapp'
  >;
  year: number;
  /** What is to be said of the pictures. */
  note: string;
  /** The page's own address, for its printed copy. */
  address: string;
  /** Where the page around it is in another language. */
  lang?: string | undefined;
  /** Pages that the office lists for students. */
  own?: readonly RouteId[];
}

/** How wide the great name is set, for letters 100 high, and what of that is the air after its last letter. */
const nameWidth = 404;
const airAfterName = 4;

/** The foot of every page, its lists folded on a phone. Five of its entries lead nowhere yet: they are links without an address, said to be unavailable. */
export function SiteFooter({ school, year, note, address, lang, own = [] }: Props) {
  return (
    <footer className={styles.footer} lang={lang} data-ground-band="night">
      <div className={styles.act}>
        <p className={styles.tagline}>{school.tagline}</p>
        <div className={styles.contact}>
          <ApplyLink applyUrl={school.applyUrl} />
          <a className={styles.mail} href={`mailto:${school.admissionsEmail}`}>
            {school.admissionsEmail}
          </a>
          {contactLines(school).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={styles.page}>{address}</p>
        </div>
      </div>
      <nav className={styles.columns} aria-label="Footer" data-print="none">
        {footerColumns.map(({ title, links }) => (
          <Column key={title} title={title}>
            {(title === studentsColumn ? [...links, ...own] : links).map((id) => (
              <li key={id}>
                <a href={pathOf(id)}>{labelOf(id)}</a>
              </li>
            ))}
          </Column>
        ))}
        <Column title="More to come">
          {footerPlaceholders.map((label) => (
            <li key={label}>
              {/* biome-ignore lint/a11y/useValidAnchor: a link without an address is what says 'not available yet' */}
              <a role="link" aria-disabled="true">
                {label}
              </a>
            </li>
          ))}
        </Column>
      </nav>
      <p className={styles.great} aria-hidden="true" data-print="none">
        <Mark className={styles.mark} />
        {/* Drawn, so that a visitor's own spacing of letters does not push the last ones off the page. */}
        <svg className={styles.letters} viewBox={`0 0 ${nameWidth - airAfterName} 78`} aria-hidden="true" focusable="false">
          <text y="74" textLength={nameWidth}>
            {school.shortName}
          </text>
        </svg>
      </p>
      <div className={styles.small}>
        <p>{`© ${year} ${school.name}. ${note}`}</p>
        <p className={styles.notes}>
          <HindiLink />
          {footerNotes.map((id) => (
            <a key={id} href={pathOf(id)}>
              {labelOf(id)}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}

/** A list of links under its heading. Its markup is that of a fold, without the styles of the other kinds: the page kept for no network has it too. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details data-fold="headed">
      <summary className="plus">
        <h2 className={styles.title}>{title}</h2>
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  );
}
