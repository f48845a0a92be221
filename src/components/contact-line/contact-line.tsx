import { Fragment } from 'react';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { Contact } from '#model/contact.ts';

/** The links to reach admissions, in one paragraph. Pages that ask families to write show it once. */
export function ContactLine({ contact: { links, notes } }: { contact: Contact }) {
  return (
    <p>
      {links.map(({ label, text, href }) => (
        <Fragment key={label}>
          {label} <a href={href}>{text}</a>.{' '}
        </Fragment>
      ))}
      <LinkedText text={notes.join(' ')} />
    </p>
  );
}
