import { LinkedText } from '#components/prose/prose.tsx';
import type { DisclosedGroup } from '#model/disclosure.ts';
import type { PageContent } from '#schemas/pages.ts';
import styles from './disclosure-group.module.css';

interface Props extends Omit<DisclosedGroup, 'title'> {
  words: PageContent<'disclosure'>['states'];
}

/** The things of one group, each with its place on the site or the letter that asks for it; what is to come stands in one line. */
export function DisclosureGroup({ items, toCome, words }: Props) {
  return (
    <div className={styles.group}>
      {items.length > 0 && (
        <dl className={styles.items}>
          {items.map(({ what, fact, places, letter }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {fact && (
                  <span>
                    <LinkedText text={fact} />
                  </span>
                )}
                {places.map(({ href, label }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
                {letter && (
                  <a href={letter}>
                    {words.letter}
                    <span className="visually-hidden">: {what}</span>
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {toCome.length > 0 && (
        <p className={styles.toCome}>
          {words.toCome} {toCome.join('; ')}.
        </p>
      )}
    </div>
  );
}
