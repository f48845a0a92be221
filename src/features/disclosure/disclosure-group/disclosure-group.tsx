import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { DisclosedGroup } from '#model/disclosure.ts';
import type { PageContent } from '#schemas/pages.ts';
import styles from './disclosure-group.module.css';

interface Props extends Omit<DisclosedGroup, 'title'> {
  labels: PageContent<'disclosure'>['states'];
}

/** The documents of a group, each with links to its content or to an e-mail that requests it. Unpublished ones are listed in one line. */
export function DisclosureGroup({ items, pending, labels }: Props) {
  return (
    <div className={styles.group}>
      {items.length > 0 && (
        <dl className={styles.items}>
          {items.map(({ title, fact, links, emailTemplateHref }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {fact && (
                  <span>
                    <LinkedText text={fact} />
                  </span>
                )}
                {links.map(({ href, label }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
                {emailTemplateHref && (
                  <a href={emailTemplateHref}>
                    {labels.emailTemplate}
                    <span className="visually-hidden">: {title}</span>
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {pending.length > 0 && (
        <p className={styles.pending}>
          {labels.upcoming} {pending.join('; ')}.
        </p>
      )}
    </div>
  );
}
