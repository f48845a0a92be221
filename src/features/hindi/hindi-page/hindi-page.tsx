import type { ReactNode } from 'react';
import { ButtonLink } from '#components/button/button.tsx';
import { Diagram } from '#components/diagram/diagram.tsx';
import { HindiBox } from '#components/hindi-box/hindi-box.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { headSizes } from '#components/page-head/page-head.tsx';
import { PageJumps } from '#components/page-jumps/page-jumps.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import type { PictureData } from '#model/picture-data.ts';
import { hrefOf, labelOf, pathOf } from '#model/routes.ts';
import type { RouteId } from '#schemas/page-list.ts';
import type { PageContent } from '#schemas/pages.ts';
import type { Programme } from '#schemas/programme.ts';
import type { Hue } from '#schemas/school.ts';
import styles from './hindi-page.module.css';

type Section = PageContent<'hindi'>['sections'][number];

interface Props {
  page: PageContent<'hindi'>;
  sections: readonly (Omit<Section, 'picture'> & { picture: PictureData | undefined })[];
  /** The picture beside the heading. */
  picture: PictureData;
  /** A sentence each for the telephone and the WhatsApp number that the school has published. */
  telephoneSentences: readonly string[];
  /** A row of the fee table for each programme. `fee`: per year, null if on request. */
  fees: readonly (Programme['hindi'] & {
    href: string;
    shortName: string;
    duration: string;
    fee: string | null;
  })[];
  /** The hue of each school, for the door drawn before its name. */
  hues: ReadonlyMap<RouteId, Hue>;
  /** The link to the application form. */
  children: ReactNode;
}

/** The page in Hindi for parents: programmes, fees, how to apply and how families are protected. Printed on one sheet. */
export function HindiPage({ page, sections, picture, telephoneSentences, fees, hues, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.headText}>
          <h1>
            <span>{page.heading}</span> <span className={styles.subtitle}>{page.subtitle}</span>
          </h1>
          <p className={styles.lead}>{page.lead}</p>
          <p className={`cluster action-links ${styles.headLinks}`} data-print="none">
            <ButtonLink href="#apply">{page.applyLink}</ButtonLink> <a href="#menu">{page.menuTranslations.heading}</a>{' '}
            <a href={pathOf('home')} hrefLang="en-IN" lang="en-IN">
              {page.englishLink}
            </a>
          </p>
          {telephoneSentences.length > 0 && <p className={styles.lead}>{telephoneSentences.join(' · ')}</p>}
        </div>
        <div className={styles.picture} data-print="none">
          <Picture picture={picture} sizes={headSizes.beside} first shape="fill" />
        </div>
      </div>
      <PageJumps label={page.jumpsLabel} jumps={page.jumps.map(({ section, label }) => ({ href: `#${section}`, label }))} />
      <section className={styles.section} id="fees">
        <h2>{page.feesHeading}</h2>
        <p>{page.feesLead}</p>
        <table className={styles.fees}>
          <caption className="visually-hidden">{page.feesHeading}</caption>
          <thead>
            <tr>
              <th scope="col">{page.courseColumn}</th>
              <th scope="col">{page.eligibilityColumn}</th>
              <th scope="col">{page.durationColumn}</th>
              <th scope="col">{page.feeColumn}</th>
            </tr>
          </thead>
          <tbody>
            {fees.map(({ href, shortName, name, eligibility, duration, fee }) => (
              <tr key={href}>
                <th scope="row">
                  <a href={href} hrefLang="en-IN" lang="en-IN">
                    {shortName}
                  </a>{' '}
                  {name}
                </th>
                <td>
                  <LinkedText text={eligibility} />
                </td>
                <td className={styles.duration}>
                  <LinkedText text={duration} />
                </td>
                <td className={fee ? `numeral ${styles.amount}` : undefined}>{fee ?? page.feeOnRequest}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Diagram diagram={page.studyPathDiagram} as="h2" screenOnly />
      <section className={styles.section} id="apply">
        <h2>{page.applyHeading}</h2>
        <ol className={styles.steps}>
          {page.steps.map(({ title, paragraphs }) => (
            <li key={title}>
              <h3>{title}</h3>
              {paragraphs.map((text) => (
                <TextBlock key={text} text={text} />
              ))}
            </li>
          ))}
        </ol>
        {children}
        <p data-print="none">{page.applyHint}</p>
        <h3>{page.documentsHeading}</h3>
        <ul className={styles.documents}>
          {page.documents.map((document) => (
            <li key={document}>{document}</li>
          ))}
        </ul>
      </section>
      {sections.map(({ id, title, paragraphs, important, link, diagram, picture: illustration }) => (
        <section key={id} id={id} className={styles.section} data-background={important ? 'hue' : undefined}>
          <h2>{title}</h2>
          {diagram && <Diagram diagram={diagram} screenOnly />}
          {illustration && (
            <div className={styles.illustration} data-print="none">
              <Picture picture={illustration} sizes="(min-width: 1024px) 60vw, 92vw" shape="fill" />
            </div>
          )}
          {paragraphs.map((text) => (
            <TextBlock key={text} text={text} />
          ))}
          {link && (
            <p data-print="none">
              <a href={hrefOf(link.page, link.fragment)}>{link.label}</a>
            </p>
          )}
        </section>
      ))}
      <section className={styles.section}>
        <h2>{page.schoolsHeading}</h2>
        <p>{page.schoolsLead}</p>
        <ul className={styles.schools}>
          {page.schools.map(({ school, name }) => (
            <li key={school} className="door" data-hue={hues.get(school)}>
              <a href={pathOf(school)} hrefLang="en-IN">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <HindiBox summary={page.menuTranslations.heading} id="menu">
          <p>{page.menuTranslations.lead}</p>
          <ul className={styles.menu}>
            {page.menuTranslations.pages.map(({ page: route, name }) => (
              <li key={route}>
                <a href={pathOf(route)} hrefLang="en-IN" lang="en-IN">
                  {labelOf(route)}
                </a>{' '}
                {name}
              </li>
            ))}
          </ul>
        </HindiBox>
      </section>
    </div>
  );
}
