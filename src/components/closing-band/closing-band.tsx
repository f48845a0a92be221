import { Band } from '#components/band/band.tsx';
import { ApplyLink, ButtonLink } from '#components/button/button.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { pathOf } from '#model/routes.ts';
import styles from './closing-band.module.css';

interface Props {
  text: string;
  applyUrl: string;
  id?: string;
  /** The second link; by default all FAQs. */
  more?: { href: string; label: string };
  background?: 'wash' | 'hue';
}

const faqs = { href: pathOf('faq'), label: 'All FAQs' };

/** The last band of a page: a sentence, Apply Now and a second link. */
export function ClosingBand({ text, applyUrl, id, more = faqs, background = 'wash' }: Props) {
  return (
    <Band id={id} className={styles.band} background={background} aria-label="Next step" data-print="none">
      <p className={styles.text}>
        <LinkedText text={text} />
      </p>
      <div className={`cluster ${styles.actions}`}>
        <ApplyLink applyUrl={applyUrl} />
        <ButtonLink href={more.href} variant="outline">
          {more.label}
        </ButtonLink>
      </div>
    </Band>
  );
}
