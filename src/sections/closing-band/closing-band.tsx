import { ApplyLink, ButtonLink } from '../../components/button/button.tsx';
import { LinkedText } from '../../components/prose/prose.tsx';
import { pathOf } from '../../lib/routes.ts';
import styles from './closing-band.module.css';

/** The end of a page: a last word and the next step. */
export function ClosingBand({ text, applyUrl }: { text: string; applyUrl: string }) {
  return (
    <section className={`band ${styles.band}`} data-ground-band="wash" aria-label="Next step" data-print="none">
      <p className={styles.text}>
        <LinkedText text={text} />
      </p>
      <div className={styles.acts}>
        <ApplyLink applyUrl={applyUrl} />
        <ButtonLink href={pathOf('faq')} kind="outline">
          All FAQs
        </ButtonLink>
      </div>
    </section>
  );
}
