import type { ReactNode } from 'react';
import { ApplyLink } from '#components/button/button.tsx';
import { HindiLink } from '#components/hindi-link/hindi-link.tsx';
import { Logo } from '#components/logo/logo.tsx';
import { footerColumns, footerNotes, footerPlaceholders, studentsColumn } from '#model/navigation.ts';
import { contactLines } from '#model/optional-facts.ts';
import { labelOf, pathOf, type RouteId } from '#model/routes.ts';
import type { Institution } from '#schemas/institution.ts';
import styles from './site-footer.module.css';

interface Props {
  institution: Pick<
    Institution,
    'name' | 'shortName' | 'tagline' | 'applyUrl' | 'admissionsEmail' | 'address' | 'place' | 'telephone' | 'whatsapp'
  >;
  year: number;
  /** Note on the pictures. */
  note: string;
  /** URL of the page, shown in print. */
  pageUrl: string;
  /** Set if the page around it is in another language. */
  lang?: string | undefined;
  /** Additional pages in the column for students. */
  studentPages?: readonly RouteId[];
}

/** Width of the school's name at a font size of 100, and the side bearing of its last letter. */
const nameWidth = 404;
const sideBearing = 4;

/** The footer. Its lists are collapsible on phones. Five entries have no page yet: they are disabled links. */
export function SiteFooter({ institution, year, note, pageUrl, lang, studentPages = [] }: Props) {
  return (
    <footer className={styles.footer} lang={lang} data-background="night">
      <div className={`cluster ${styles.contactArea}`}>
        <p className={`accent ${styles.tagline}`}>{institution.tagline}</p>
        <div className={`cluster ${styles.contact}`}>
          <ApplyLink applyUrl={institution.applyUrl} />
          <a className={styles.mail} href={`mailto:${institution.admissionsEmail}`}>
            {institution.admissionsEmail}
          </a>
          {contactLines(institution).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={styles.pageUrl}>{pageUrl}</p>
        </div>
      </div>
      <nav className={styles.columns} aria-label="Footer" data-print="none">
        {footerColumns.map(({ title, links }) => (
          <Column key={title} title={title}>
            {(title === studentsColumn ? [...links, ...studentPages] : links).map((id) => (
              <li key={id}>
                <a href={pathOf(id)}>{labelOf(id)}</a>
              </li>
            ))}
          </Column>
        ))}
        <ul className={`cluster quiet ${styles.placeholders}`}>
          {footerPlaceholders.map((label) => (
            <li key={label}>
              {/* biome-ignore lint/a11y/useValidAnchor: a link without href and with aria-disabled is announced as unavailable */}
              <a role="link" aria-disabled="true">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.wordmark} aria-hidden="true" data-print="none">
        <Logo className={styles.logo} />
        {/* SVG, so that letter spacing set by a visitor doesn't push the last letters off the page. */}
        <svg className={styles.wordmarkText} viewBox={`0 0 ${nameWidth - sideBearing} 78`} aria-hidden="true" focusable="false">
          <text y="74" textLength={nameWidth}>
            {institution.shortName}
          </text>
        </svg>
      </p>
      <div className={`cluster quiet ${styles.legal}`}>
        <p>{`© ${year} ${institution.name}. ${note}`}</p>
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

/** A list of links under a heading. Has the markup of `Collapsible` without its styles, because the offline page must be small. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details data-collapsible="heading">
      <summary className="plus">
        <h2 className={`quiet ${styles.title}`}>{title}</h2>
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  );
}
