import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { ApplyLink, ButtonLink } from '#components/button/button.tsx';
import { ContactLine } from '#components/contact-line/contact-line.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { Contact } from '#model/contact.ts';
import type { PictureData } from '#model/picture-data.ts';
import type { RouteId } from '#model/routes.ts';
import type { WaysIn } from '#model/ways-in.ts';
import styles from './page-head.module.css';

interface Words {
  route: RouteId;
  heading: string;
  lead?: string | undefined;
  /** Where the thing itself is, once there is an address: the library, the portal. */
  door?: { href: string; label: string } | null;
  /** How to ask, on a page that sends families to admissions. */
  contact?: Contact;
  /** The next step. */
  acts?: WaysIn;
}

interface WithPicture extends Words {
  picture: PictureData;
}

/** What a head's picture asks for, so that the page can have it fetched at once. */
export const headSizes = {
  beside: '(min-width: 1024px) 60vw, 100vw',
  // On a phone a little under the width that is shown: the next larger file would take the awards' page over its budget.
  below: '(min-width: 768px) 100vw, 84vw',
  strip: '100vw',
} as const;

interface GreatProps extends Words {
  /** What stands at the right of the words, and under them on narrow screens. */
  children?: ReactNode;
}

/** The head of a page without a picture: breadcrumbs, a heading as large as the page, and lead. */
export function GreatHead({ children, ...words }: GreatProps) {
  return (
    <div className={styles.head} data-kind="great" data-with={children ? '' : undefined}>
      <HeadWords {...words} />
      {children}
    </div>
  );
}

/** The head of a page that is a note: a heading as on pages with a picture, and none. */
export function NoteHead(words: Words) {
  return (
    <div className={styles.head} data-kind="below">
      <HeadWords {...words} />
    </div>
  );
}

/** A head with its picture at the right of the words. */
export function HeadBesidePicture({ picture, ...words }: WithPicture) {
  return (
    <div className={styles.head} data-kind="beside">
      <HeadWords {...words} />
      <HeadPicture picture={picture} sizes={headSizes.beside} />
    </div>
  );
}

/** A head with its picture under the words, from edge to edge. */
export function HeadAbovePicture({ picture, ...words }: WithPicture) {
  return (
    <div className={styles.head} data-kind="below">
      <HeadWords {...words} />
      <HeadPicture picture={picture} sizes={headSizes.below} />
    </div>
  );
}

/** The same, the picture a low strip under a great heading. */
export function GreatHeadAboveStrip({ picture, ...words }: WithPicture) {
  return (
    <div className={styles.head} data-kind="strip">
      <HeadWords {...words} />
      <HeadPicture picture={picture} sizes={headSizes.strip} />
    </div>
  );
}

function HeadPicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  return (
    <div className={styles.picture}>
      <Picture picture={picture} sizes={sizes} first shape="fill" />
    </div>
  );
}

function HeadWords({ route, heading, lead, contact, door, acts }: Words) {
  return (
    <div className={styles.words}>
      <Breadcrumbs route={route} />
      <h1 className={styles.heading}>{heading}</h1>
      {lead && (
        <p className={styles.lead}>
          <LinkedText text={lead} />
        </p>
      )}
      {contact && <ContactLine contact={contact} />}
      {door && (
        <p className={styles.acts} data-print="none">
          <ButtonLink href={door.href}>{door.label}</ButtonLink>
        </p>
      )}
      {acts && (
        <p className={styles.acts} data-print="none">
          <ApplyLink applyUrl={acts.applyUrl} kind={door ? 'outline' : 'solid'} /> <a href={acts.also.href}>{acts.also.label}</a>
        </p>
      )}
    </div>
  );
}
