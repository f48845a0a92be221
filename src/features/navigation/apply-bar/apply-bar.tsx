import { ApplyLink } from '#components/button/button.tsx';
import styles from './apply-bar.module.css';

interface Props {
  applyUrl: string;
  /** The link beside Apply Now: the fee of a programme, or how to apply. */
  link: { href: string; label: string; lang?: string };
  /** Set if the page around it is in another language. */
  lang?: string | undefined;
}

/** The bar at the bottom of phones once the page is scrolled: a link, Apply Now (apply-bar.client.ts), and room for the menu button. */
export function ApplyBar({ applyUrl, link, lang }: Props) {
  return (
    <aside className={styles.bar} aria-label="Apply" lang={lang} data-apply-bar="" data-print="none">
      <a className={styles.link} href={link.href} lang={link.lang}>
        {link.label}
      </a>
      <ApplyLink applyUrl={applyUrl} />
    </aside>
  );
}
