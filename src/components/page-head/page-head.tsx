import type { ReactNode } from 'react';
import { ApplyLink, ButtonLink } from '#components/button/button.tsx';
import { ContactLine } from '#components/contact-line/contact-line.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { Picture } from '#components/picture/picture.tsx';
import type { ApplyLinks } from '#model/apply-links.ts';
import type { Contact } from '#model/contact.ts';
import type { PictureData } from '#model/picture-data.ts';
import styles from './page-head.module.css';

interface TextProps {
  heading: string;
  lead?: string | undefined;
  /** The lead in Hindi. */
  hindiLead?: string;
  /** Link to the service that the page is about, such as the library, if it has a URL. */
  serviceLink?: { href: string; label: string } | null;
  /** Shown on pages that refer families to admissions. */
  contact?: Contact;
  /** Buttons and links below the lead. */
  actions?: ApplyLinks;
}

interface PictureHeadProps extends TextProps {
  picture: PictureData;
}

/** `sizes` of the picture, for preloading. */
export const headSizes = {
  beside: '(min-width: 1024px) 65vw, 100vw',
  below: '100vw',
  strip: '100vw',
} as const;

interface LargeHeadProps extends TextProps {
  /** Content on the right of the text, or below it on narrow screens. */
  children?: ReactNode;
}

/** A page head without a picture: a very large heading and a lead. */
export function LargeHead({ children, ...text }: LargeHeadProps) {
  return (
    <div className={styles.head} data-page-head="" data-variant="large" data-with-content={children ? '' : undefined}>
      <HeadText {...text} />
      {children}
    </div>
  );
}

/** A page head without a picture, for long headings: in the size of heads with a picture. */
export function PlainPageHead(text: TextProps) {
  return (
    <div className={styles.head} data-page-head="" data-variant="below">
      <HeadText {...text} />
    </div>
  );
}

/** A page head with a picture on the right of the text. */
export function HeadBesidePicture({ picture, ...text }: PictureHeadProps) {
  return (
    <div className={styles.head} data-page-head="" data-variant="beside">
      <HeadText {...text} />
      <HeadPicture picture={picture} sizes={headSizes.beside} />
    </div>
  );
}

/** A page head with a full-width picture below the text. */
export function HeadAbovePicture({ picture, ...text }: PictureHeadProps) {
  return (
    <div className={styles.head} data-page-head="" data-variant="below">
      <HeadText {...text} />
      <HeadPicture picture={picture} sizes={headSizes.below} />
    </div>
  );
}

/** A page head with a low, full-width picture below the text, for pages whose tool has to be on the first screen. */
export function HeadAboveStrip({ picture, ...text }: PictureHeadProps) {
  return (
    <div className={styles.head} data-page-head="" data-variant="below" data-low="">
      <HeadText {...text} />
      <HeadPicture picture={picture} sizes={headSizes.strip} />
    </div>
  );
}

/** A page head with a very large heading and a low, full-width picture. */
export function LargeHeadAboveStrip({ picture, ...text }: PictureHeadProps) {
  return (
    <div className={styles.head} data-page-head="" data-variant="strip">
      <HeadText {...text} />
      <HeadPicture picture={picture} sizes={headSizes.strip} />
    </div>
  );
}

function HeadPicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  return (
    <div className={styles.picture} data-print="none">
      <Picture picture={picture} sizes={sizes} first shape="fill" />
    </div>
  );
}

function HeadText({ heading, lead, hindiLead, contact, serviceLink, actions }: TextProps) {
  return (
    <div className={`stack-4 ${styles.text}`}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && (
        <p className={`lead ${styles.lead}`}>
          <LinkedText text={lead} />
        </p>
      )}
      {hindiLead && (
        <p className={styles.lead} lang="hi">
          {hindiLead}
        </p>
      )}
      {contact && <ContactLine contact={contact} />}
      {serviceLink && (
        <p className={`cluster action-links ${styles.actions}`} data-print="none">
          <ButtonLink href={serviceLink.href}>{serviceLink.label}</ButtonLink>
        </p>
      )}
      {actions && (
        <p className={`cluster action-links ${styles.actions}`} data-print="none">
          {actions.primary && <ButtonLink href={actions.primary.href}>{actions.primary.label}</ButtonLink>}
          {actions.applyUrl && <ApplyLink applyUrl={actions.applyUrl} variant={serviceLink ? 'outline' : 'solid'} />}{' '}
          <a href={actions.secondary.href}>{actions.secondary.label}</a>
        </p>
      )}
    </div>
  );
}
