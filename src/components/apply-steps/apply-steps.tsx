import { ApplyLink } from '#components/button/button.tsx';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { ContactLine } from '#components/contact-line/contact-line.tsx';
import { CopyButton } from '#components/copy-button/copy-button.tsx';
import type { Contact } from '#model/contact.ts';
import type { FactRow } from '#model/optional-facts.ts';
import { pathOf } from '#model/routes.ts';
import styles from './apply-steps.module.css';

interface Props {
  steps: readonly { title: string; text: string; address?: 'admissions' | 'form' | undefined }[];
  documentLists: readonly { id: string; title: string; documents: readonly string[] }[];
  /** Label of the link to the e-mail templates. */
  emailTemplates: string;
  /** Facts on dates, scholarships and the hostel. */
  facts: readonly FactRow[];
  /** E-mail address of admissions. */
  email: string;
  /** `mailto:` link with a subject. */
  mailHref: string;
  /** Contacts other than e-mail; null if there are none. */
  contact: Contact | null;
  applyUrl: string;
}

/** The steps of an application, with contact addresses and lists of the documents needed. */
export function ApplySteps({ steps, documentLists, emailTemplates, facts, email, mailHref, contact, applyUrl }: Props) {
  return (
    <div className={styles.apply}>
      <ol className={`stack-4 ${styles.steps}`}>
        {steps.map(({ title, text, address }) => (
          <li key={title} className={`stack-0 ${styles.step}`}>
            <h3>{title}</h3>
            <p>{text}</p>
            {address === 'admissions' && (
              <p className={`cluster ${styles.address}`}>
                <a href={mailHref}>{email}</a> <CopyButton text={email} description="the admissions address" />
                <a href={pathOf('email-templates')} data-print="none">
                  {emailTemplates}
                </a>
              </p>
            )}
            {address === 'admissions' && contact && <ContactLine contact={contact} />}
            {address === 'form' && (
              <div className={`cluster ${styles.address}`}>
                <p className={styles.url}>{applyUrl}</p> <CopyButton text={applyUrl} description="the address of the form" />
                <span className={styles.form} data-print="none">
                  <ApplyLink applyUrl={applyUrl} variant="outline" />
                </span>
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className={`stack-4 ${styles.preparation}`}>
        {documentLists.map((list) => (
          <Collapsible key={list.id} variant="heading" summary={<h3 className={styles.title}>{list.title}</h3>}>
            <ul className={styles.documents}>
              {list.documents.map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
          </Collapsible>
        ))}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
