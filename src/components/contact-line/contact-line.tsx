import { Fragment } from 'react';
import { LinkedText } from '#components/prose/prose.tsx';
import type { Contact } from '#model/contact.ts';

/** One line with the ways to reach admissions. A page that asks families to write has it once. */
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
