import { pathOf } from '#model/routes.ts';

interface Props {
  label: string;
  /** Text before the date of the copy. */
  text: string;
  reloadLabel: string;
  /** Message if the page has changed since the copy was made. */
  updateMessage: string;
}

/**
 * The note on a copy of a page, with the date of the copy. It is built into the offline page only, as a template, from which the service
 * worker inserts it into copies (publish/offline/worker/cached-pages.ts). Its styles are in every page (styles/copy-note.css).
 */
export function CopyNote({ label, text, reloadLabel, updateMessage }: Props) {
  return (
    <aside className="copy-note" aria-label={label} data-copy-note="" data-update-message={updateMessage} data-print="none">
      {/* The worker replaces {date}, and sets the address of the link to the page. */}
      <p role="status">{`${text} {date}.`}</p>
      <a href={pathOf('home')}>{reloadLabel}</a>
    </aside>
  );
}
