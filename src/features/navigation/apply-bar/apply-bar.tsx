import { ApplyLink } from '#components/button/button.tsx';
import styles from './apply-bar.module.css';

interface Props {
  applyUrl: string;
  /** What stands beside it: the fee of a programme, or how one applies. */
  beside: { href: string; label: string; lang?: string };
  /** Where the page around it is in another language. */
  lang?: string | undefined;
}

/**
 * The bar at the foot of a phone's screen once the page is scrolled: a link, Apply Now wherever the page has none of its own in sight
 * (apply-bar.client.ts), and room for the menu button.
 */
export function ApplyBar({ applyUrl, beside, lang }: Props) {
  return (
    <aside className={styles.bar} aria-label="Apply" lang={lang} data-apply-bar="" data-print="none">
      <a className={styles.beside} href={beside.href} lang={beside.lang}>
        {beside.label}
      </a>
      <ApplyLink applyUrl={applyUrl} />
    </aside>
  );
}
