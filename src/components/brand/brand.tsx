import { Logo } from '#components/logo/logo.tsx';
import { pathOf } from '#model/routes.ts';
import styles from './brand.module.css';

/** Logo, name and tagline, linked to the home page. */
export function Brand({ school }: { school: { shortName: string; tagline: string } }) {
  return (
    <a className={styles.brand} href={pathOf('home')} aria-label={`${school.shortName} ${school.tagline}, home`} data-brand>
      <Logo className={styles.logo} />
      <span className={styles.name}>
        <span className={styles.wordmark}>{school.shortName}</span> <span className={styles.tagline}>{school.tagline}</span>
      </span>
    </a>
  );
}
