import type { ReactNode } from 'react';
import { Diagram } from '#components/diagram/diagram.tsx';
import { HindiBox } from '#components/hindi-box/hindi-box.tsx';
import { PageJumps } from '#components/page-jumps/page-jumps.tsx';
import { LinkedText, TextBlock } from '#components/prose/prose.tsx';
import { labelOf, pathOf, placeOf } from '#model/routes.ts';
import type { RouteId } from '#schemas/page-list.ts';
import type { PageContent } from '#schemas/pages.ts';
import type { Programme } from '#schemas/programme.ts';
import type { Hue } from '#schemas/school.ts';
import styles from './hindi-page.module.css';

type Words = PageContent<'hindi'>;

interface Props {
  words: Words;
  /** Telephone and WhatsApp, as far as they are given. */
  telephones: readonly string[];
  /** The programmes: what each is and who can join, how long it takes, what one year costs, null where the school gives it on request, and its share of the highest in per cent. */
  fees: readonly (Programme['hindi'] & { href: string; shortName: string; length: string; fee: string | null; share: number })[];
  /** The hue of each school, for its door. */
  hues: ReadonlyMap<RouteId, Hue>;
  /** The form's button. */
  children: ReactNode;
}

/** The page for parents: what there is to study, what a year costs, how one applies and what protects a family, on one sheet. */
export function HindiPage({ words, telephones, fees, hues, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <span>{words.heading}</span> <span className={styles.subtitle}>{words.subtitle}</span>
        </h1>
        <p className={styles.lead}>{words.lead}</p>
        {telephones.length > 0 && <p className={styles.lead}>{telephones.join(' · ')}</p>}
      </div>
      <PageJumps label={words.jumpsLabel} jumps={words.jumps.map(({ section, label }) => ({ href: `#${section}`, label }))} />
      <section className={styles.part} id="fees">
        <h2>{words.feesHeading}</h2>
        <p>{words.feesLead}</p>
        <table className={styles.fees}>
          <caption className="visually-hidden">{words.feesHeading}</caption>
          <thead>
            <tr>
              <th scope="col">{words.courseColumn}</th>
              <th scope="col">{words.afterColumn}</th>
              <th scope="col">{words.lengthColumn}</th>
              <th scope="col">{words.feeColumn}</th>
            </tr>
          </thead>
          <tbody>
            {fees.map(({ href, shortName, name, after, length, fee, share }) => (
              <tr key={href}>
                <th scope="row">
                  <a href={href} hrefLang="en-IN" lang="en-IN">
                    {shortName}
                  </a>{' '}
                  {name}
                </th>
                <td>
                  <LinkedText text={after} />
                </td>
                <td className={styles.length}>
                  <LinkedText text={length} />
                </td>
                <td className={fee ? styles.amount : undefined}>
                  {fee ?? words.feeOnRequest}
                  <svg className={styles.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={share} height="1" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Diagram diagram={words.ladder} as="h2" screenOnly />
      <section className={styles.part} id="apply">
        <h2>{words.applyHeading}</h2>
        <ol className={styles.steps}>
          {words.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <LinkedText text={text} />
              </p>
            </li>
          ))}
        </ol>
        {children}
        <p data-print="none">{words.applyNow}</p>
        <h3>{words.papersHeading}</h3>
        <ul className={styles.papers}>
          {words.papers.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </section>
      {words.sections.map(({ id, title, paragraphs, aloud, see, diagram }) => (
        <section key={id} id={id} className={styles.part} data-ground-band={aloud ? 'hue' : undefined}>
          <h2>{title}</h2>
          {paragraphs.map((text) => (
            <TextBlock key={text} text={text} />
          ))}
          {see && (
            <p data-print="none">
              <a href={placeOf(see.page, see.fragment)}>{see.label}</a>
            </p>
          )}
          {diagram && <Diagram diagram={diagram} screenOnly />}
        </section>
      ))}
      <section className={styles.part}>
        <h2>{words.schoolsHeading}</h2>
        <p>{words.schoolsLead}</p>
        <ul className={styles.schools}>
          {words.schools.map(({ school, name }) => (
            <li key={school} data-hue={hues.get(school)}>
              <a href={pathOf(school)} hrefLang="en-IN">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <HindiBox summary={words.menu.heading}>
          <p>{words.menu.lead}</p>
          <ul className={styles.menu}>
            {words.menu.pages.map(({ page, name }) => (
              <li key={page}>
                <a href={pathOf(page)} hrefLang="en-IN" lang="en-IN">
                  {labelOf(page)}
                </a>{' '}
                {name}
              </li>
            ))}
          </ul>
        </HindiBox>
        <p>
          <a href={pathOf('home')} hrefLang="en-IN" lang="en-IN">
            {words.english}
          </a>
        </p>
      </section>
    </div>
  );
}
