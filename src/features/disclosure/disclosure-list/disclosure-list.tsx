import { Band } from '#components/band/band.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { type DisclosedGroup, type DisclosedItem, isPublished } from '#model/disclosure.ts';
import type { PageContent } from '#schemas/pages.ts';
import '../states.css';
import styles from './disclosure-list.module.css';

type States = PageContent<'disclosure'>['states'];

interface Props {
  groups: readonly DisclosedGroup[];
  labels: States;
}

/** The documents by group, each with links to its content or to an e-mail that requests it. Unpublished ones are listed below. The colours are those of the bar above (state-counts). */
export function DisclosureList({ groups, labels }: Props) {
  return (
    <Band as="div">
      {groups.map(({ id, title, items, pending }) => (
        <section key={id} id={id} className={styles.group} tabIndex={-1}>
          <h2 className="heading">{title}</h2>
          <div>
            {items.length > 0 && (
              <dl className={styles.items}>
                {items.map((item) => (
                  <Item key={item.title} item={item} emailLabel={labels.emailTemplate} />
                ))}
              </dl>
            )}
            {pending.length > 0 && (
              <div className={styles.pending} data-disclosure="upcoming">
                <p>{labels.upcoming}</p>
                <ul>
                  {pending.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </section>
      ))}
    </Band>
  );
}

function Item({ item, emailLabel }: { item: DisclosedItem; emailLabel: string }) {
  const { title, fact, links, emailTemplate } = item;
  return (
    <div data-disclosure={isPublished(item) ? 'published' : 'onRequest'}>
      <dt>{title}</dt>
      <dd className="cluster">
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
        {emailTemplate && <a href={emailTemplate.href}>{`${emailLabel} ${emailTemplate.title}`}</a>}
      </dd>
    </div>
  );
}
