import { ApplyLink } from '#components/button/button.tsx';
import { ContactLine } from '#components/contact-line/contact-line.tsx';
import { CopyButton } from '#components/copy-button/copy-button.tsx';
import { Fold } from '#components/fold/fold.tsx';
import type { Contact } from '#model/contact.ts';
import type { FactRow } from '#model/given-facts.ts';
import { pathOf } from '#model/routes.ts';
import styles from './apply-steps.module.css';

interface Props {
  steps: readonly { title: string; text: string; address?: 'admissions' | 'form' | undefined }[];
  papers: readonly { id: string; title: string; papers: readonly string[] }[];
  /** Beside the address: what the link to the e-mails ready to send says. */
  letters: string;
  /** Facts the school has given on dates, money and rooms. */
  facts: readonly FactRow[];
  /** Where questions go: the address, and a new message to it with its subject. */
  email: string;
  write: string;
  /** The ways to ask other than by e-mail; null if there are none. */
  contact: Contact | null;
  applyUrl: string;
}

/** How to apply, step by step, with contact addresses and the documents needed. */
export function ApplySteps({ steps, papers, letters, facts, email, write, contact, applyUrl }: Props) {
  return (
    <div className={styles.apply}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, address }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
            {address === 'admissions' && (
              <p className={styles.address}>
                <a href={write}>{email}</a> <CopyButton text={email} what="the admissions address" />
                <a href={pathOf('letters')} data-print="none">
                  {letters}
                </a>
              </p>
            )}
            {address === 'admissions' && contact && <ContactLine contact={contact} />}
            {address === 'form' && (
              <div className={styles.address}>
                <p className={styles.url}>{applyUrl}</p> <CopyButton text={applyUrl} what="the address of the form" />
                <span className={styles.open} data-print="none">
                  <ApplyLink applyUrl={applyUrl} kind="outline" />
                </span>
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.ready}>
        {papers.map((list) => (
          <Fold key={list.id} kind="headed" summary={<h3 className={styles.title}>{list.title}</h3>}>
            <ul className={styles.papers}>
              {list.papers.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </ul>
          </Fold>
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
