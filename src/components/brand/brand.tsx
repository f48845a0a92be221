import { Logo } from '#components/logo/logo.tsx';
import { pathOf } from '#model/routes.ts';
import styles from './brand.module.css';

/** Logo, name and tagline, linked to the home page. */
export function Brand({ institution }: { institution: { shortName: string; tagline: string } }) {
  return (
    <a
      className={styles.brand}
      href={pathOf('home')}
      aria-label={`${institution.shortName} ${institution.tagline}, home`}
      data-brand
    >
      <Logo className={styles.logo} />
      <span className={styles.name}>
        <span className={styles.wordmark}>{institution.shortName}</span>{' '}
        <span className={`accent ${styles.tagline}`}>{institution.tagline}</span>
      </span>
    </a>
  );
}
