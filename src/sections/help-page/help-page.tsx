import { Picture } from '../../components/picture/picture.tsx';
import { educationLinks } from '../../lib/navigation.ts';
import type { PictureData } from '../../lib/pictures.ts';
import { labelOf, pathOf } from '../../lib/routes.ts';
import styles from './help-page.module.css';

interface Props {
  heading: string;
  lead: string;
  schoolsHeading: string;
  faqText: string;
  picture: PictureData;
}

/** What its picture asks for, so that the page can have it fetched at once. */
export const helpPageSizes = '(min-width: 1024px) 48vw, 100vw';

/** What an address without a page answers with: the nine schools and the questions that others have asked. */
export function HelpPage({ heading, lead, schoolsHeading, faqText, picture }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.door}>
        <Picture picture={picture} sizes={helpPageSizes} first shape="fill" />
        <p className={styles.number} aria-hidden="true">
          404
        </p>
      </div>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <h2 className={styles.label}>{schoolsHeading}</h2>
        <ul className={styles.list}>
          {educationLinks.map((id) => (
            <li key={id}>
              <a href={pathOf(id)}>{labelOf(id)}</a>
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <a href={pathOf('courses')}>{labelOf('courses')}</a>
        </p>
        <p className={styles.more}>
          <a href={pathOf('faq')}>{faqText}</a>
        </p>
        <p className={styles.more}>
          <a href={pathOf('home')}>{labelOf('home')}</a>
        </p>
      </div>
    </div>
  );
}
