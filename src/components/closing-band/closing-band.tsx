import { Band } from '#components/band/band.tsx';
import { ApplyLink, ButtonLink } from '#components/button/button.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import { pathOf } from '#model/routes.ts';
import styles from './closing-band.module.css';

interface Props {
  text: string;
  applyUrl: string;
  id?: string;
  /** What stands beside it: all questions, if nothing else. */
  more?: { href: string; label: string };
  ground?: 'wash' | 'hue';
}

const faqs = { href: pathOf('faq'), label: 'All FAQs' };

/** The closing band of a page: a last sentence and the next step. */
export function ClosingBand({ text, applyUrl, id, more = faqs, ground = 'wash' }: Props) {
  return (
    <Band id={id} className={styles.band} ground={ground} aria-label="Next step" data-print="none">
      <p className={styles.text}>
        <LinkedText text={text} />
      </p>
      <div className={styles.acts}>
        <ApplyLink applyUrl={applyUrl} />
        <ButtonLink href={more.href} kind="outline">
          {more.label}
        </ButtonLink>
      </div>
    </Band>
  );
}
