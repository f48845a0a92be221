import { Fragment } from 'react';
import { LinkedText } from '#components/prose/prose.tsx';
import type { Contact } from '#model/contact.ts';

/** How to reach admissions, in one line: said once on a page, wherever a family is told to write. */
export function ContactLine({ contact: { ways, notes } }: { contact: Contact }) {
  return (
    <p>
      {ways.map(({ label, text, href }) => (
        <Fragment key={label}>
          {label} <a href={href}>{text}</a>.{' '}
        </Fragment>
      ))}
      <LinkedText text={notes.join(' ')} />
    </p>
  );
}
